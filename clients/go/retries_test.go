package everythingwallet

import (
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// attempt is one received request: its time since the first one, and its body.
type attempt struct {
	at   time.Duration
	body string
}

// fakeTransport returns the answers in turn and repeats the last one; status 0 is a failed connection.
// Waits take no time inside a synctest bubble.
type fakeTransport struct {
	answers  []answer
	began    time.Time
	attempts []attempt
}

func (f *fakeTransport) RoundTrip(request *http.Request) (*http.Response, error) {
	var body []byte
	if request.Body != nil {
		body, _ = io.ReadAll(request.Body)
	}
	if len(f.attempts) == 0 {
		f.began = time.Now()
	}
	f.attempts = append(f.attempts, attempt{time.Since(f.began), string(body)})
	if err := request.Context().Err(); err != nil {
		return nil, err
	}
	current := f.answers[0]
	if len(f.answers) > 1 {
		f.answers = f.answers[1:]
	}
	if current.status == 0 {
		return nil, io.ErrUnexpectedEOF
	}
	header := http.Header{"Content-Type": {"application/json"}}
	for name, value := range current.header {
		header.Set(name, value)
	}
	return &http.Response{
		StatusCode: current.status, Header: header, Request: request,
		Body: io.NopCloser(strings.NewReader(current.body)),
	}, nil
}

func fakeClient(t *testing.T, maxRetries int, answers ...answer) (*Client, *fakeTransport) {
	t.Helper()
	transport := &fakeTransport{answers: answers}
	return newClient(t, WithHTTPClient(&http.Client{Transport: transport}), WithMaxRetries(maxRetries)), transport
}

func busy(retryAfter string) answer {
	given := problem(429, "rate_limited")
	given.header = map[string]string{"Retry-After": retryAfter}
	return given
}

var healthy = ok(`{"status":"ok","networks":[]}`)

func TestWaitsAsLongAsItIsAskedTo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		client, transport := fakeClient(t, 3, busy("2"), busy("60"), healthy)
		if _, err := client.Health(t.Context()); err != nil {
			t.Fatal(err)
		}
		if len(transport.attempts) != 3 || transport.attempts[1].at != 2*time.Second ||
			transport.attempts[2].at != 62*time.Second {
			t.Errorf("got %v", transport.attempts)
		}
	})
}

func TestOtherwiseWaitsWithinDoublingBounds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		client, transport := fakeClient(t, 7, problem(502, "upstream_unavailable"))
		var apiError *APIError
		if _, err := client.Health(t.Context()); !errors.As(err, &apiError) {
			t.Fatalf("got %v", err)
		}
		if len(transport.attempts) != 8 {
			t.Fatalf("tried %d times", len(transport.attempts))
		}
		for i, longest := range []time.Duration{500, 1000, 2000, 4000, 8000, 8000, 8000} {
			wait := transport.attempts[i+1].at - transport.attempts[i].at
			if wait < 0 || wait > longest*time.Millisecond {
				t.Errorf("wait %d took %v", i, wait)
			}
		}
		if total := transport.attempts[7].at; total == 0 {
			t.Error("never waited")
		}
	})
}

func TestFailsAtOnceWhenTheWaitWouldBeTooLong(t *testing.T) {
	client, transport := fakeClient(t, 3, busy("61"))
	var apiError *APIError
	if _, err := client.Health(t.Context()); !errors.As(err, &apiError) || apiError.RetryAfter != 61*time.Second {
		t.Errorf("got %v", err)
	}
	if len(transport.attempts) != 1 {
		t.Errorf("tried %d times", len(transport.attempts))
	}
}

func TestWaitsUntilADate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const wait = 60 * time.Second
		for _, layout := range []string{http.TimeFormat, "Monday, 02-Jan-06 15:04:05 GMT", time.ANSIC} {
			client, transport := fakeClient(t, 3, busy(time.Now().Add(wait).UTC().Format(layout)), healthy)
			if _, err := client.Health(t.Context()); err != nil {
				t.Fatal(err)
			}
			if waited := transport.attempts[1].at; waited != wait {
				t.Errorf("%s: waited %v", layout, waited)
			}
		}
	})
}

func TestFailsAtOnceWhenWhatItAsksForIsFarAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for value, want := range map[string]time.Duration{
			time.Now().Add(61 * time.Second).UTC().Format(http.TimeFormat): 61 * time.Second,
			"Fri, 31 Dec 9999 23:59:59 GMT":                                longestDuration,
			"4294967296":                                                   4294967296 * time.Second,
			"9999999999":                                                   longestDuration,
			strings.Repeat("9", 30):                                        longestDuration,
		} {
			client, transport := fakeClient(t, 3, busy(value))
			var apiError *APIError
			if _, err := client.Health(t.Context()); !errors.As(err, &apiError) || apiError.RetryAfter != want {
				t.Errorf("%s: got %v", value, err)
			}
			if len(transport.attempts) != 1 {
				t.Errorf("%s: tried %d times", value, len(transport.attempts))
			}
		}
	})
}

func TestARetryAfterThatHasPassedIsZero(t *testing.T) {
	given := busy("Wed, 21 Oct 1998 07:28:00 GMT")
	if got := failure(t, given); got.RetryAfter != 0 {
		t.Errorf("got %v", got.RetryAfter)
	}
}

func TestRetryAfterThatHasPassedOrSaysNothingCountsForNothing(t *testing.T) {
	// The clock of a synctest bubble starts at midnight UTC on 1 January 2000.
	for _, value := range []string{
		"Fri, 31 Dec 1999 23:59:59 GMT", "Sat, 01 Jan 2000 00:00:00 GMT", "Wed, 21 Oct 1026 07:28:00 GMT",
		"Wed, 41 Oct 2026 07:28:00 GMT", "tomorrow", "-1", "1.5", "+2", "",
	} {
		synctest.Test(t, func(t *testing.T) {
			client, transport := fakeClient(t, 3, busy(value), healthy)
			if _, err := client.Health(t.Context()); err != nil {
				t.Fatal(err)
			}
			if transport.attempts[1].at > firstWait {
				t.Errorf("%q: waited %v", value, transport.attempts[1].at)
			}
		})
	}
}

func TestBroadcastIsSentAgainWithTheSameBytes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		client, transport := fakeClient(t, 3, problem(504, "broadcast_uncertain"), answer{}, ok(`{"txHash":"0x1"}`))
		if _, err := client.SendTransaction(t.Context(), "0x02ab", Sepolia); err != nil {
			t.Fatal(err)
		}
		if len(transport.attempts) != 3 {
			t.Fatalf("tried %d times", len(transport.attempts))
		}
		for _, attempt := range transport.attempts {
			if attempt.body == "" || attempt.body != transport.attempts[0].body {
				t.Errorf("sent %q", attempt.body)
			}
		}
	})
}

func TestBrokenAnswerIsAskedForAgain(t *testing.T) {
	half := ok(`{"status":`)
	half.header = map[string]string{"Content-Length": "15"}
	url, requests := fakeAPI(t, half, answer{}, healthy)
	if _, err := newClient(t, WithBaseURL(url)).Health(t.Context()); err != nil {
		t.Fatal(err)
	}
	if len(*requests) < 3 {
		t.Errorf("asked %d times", len(*requests))
	}
}

func TestWhatTheCallerMustChangeIsNotTriedAgain(t *testing.T) {
	for _, status := range []int{400, 401, 403, 404, 413, 415, 422} {
		client, transport := fakeClient(t, 3, problem(status, "some_code"))
		if _, err := client.Health(t.Context()); err == nil {
			t.Error("no error")
		}
		if len(transport.attempts) != 1 {
			t.Errorf("%d: tried %d times", status, len(transport.attempts))
		}
	}
}

func TestTheContextEndsAWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		client, transport := fakeClient(t, 3, busy("60"))
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := client.Health(ctx)
		var apiError *APIError
		if !errors.Is(err, context.DeadlineExceeded) || !errors.As(err, &apiError) {
			t.Errorf("got %v", err)
		}
		if waited := time.Since(transport.began); waited != time.Second || len(transport.attempts) != 1 {
			t.Errorf("waited %v for %d attempts", waited, len(transport.attempts))
		}
	})
}

func TestACancelledContextIsNotTriedAgain(t *testing.T) {
	client, transport := fakeClient(t, 3, healthy)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := client.Health(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if len(transport.attempts) > 1 {
		t.Errorf("tried %d times", len(transport.attempts))
	}
}
