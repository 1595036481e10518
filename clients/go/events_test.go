package everythingwallet

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"reflect"
	"testing"
	"time"
)

const eventBody = `{"id":"evt_1","type":"transfer.coin","timestamp":"2026-11-21T12:00:00.000Z","network":"sepolia",` +
	`"data":{"kind":"transfer","movementId":"m","address":"` + testAddress + `","direction":"in","txHash":"0x","blockNumber":7,` +
	`"blockHash":"0x","blockAt":1800000000000,"standard":"coin","units":"1"}}`

func message(sequence int) string {
	return fmt.Sprintf("id: %d\nevent: transfer.coin\ndata: %s\n\n", sequence, eventBody)
}

func streamed(body string) answer {
	return answer{status: http.StatusOK, body: body, header: map[string]string{"Content-Type": "text/event-stream"}}
}

// take reads events until there are enough, and returns their cursors.
func take(t *testing.T, client *Client, count int, options EventsOptions) []string {
	t.Helper()
	var cursors []string
	for event, err := range client.Events(t.Context(), options) {
		if err != nil {
			t.Fatal(err)
		}
		cursors = append(cursors, event.Cursor)
		if len(cursors) == count {
			break
		}
	}
	return cursors
}

func TestEvents(t *testing.T) {
	url, requests := fakeAPI(t, streamed("id: 4\n\n"+message(5)))
	client := newClient(t, WithBaseURL(url+"/"))
	options := EventsOptions{After: "4", Network: Sepolia, Address: testAddress}
	for event, err := range client.Events(t.Context(), options) {
		if err != nil {
			t.Fatal(err)
		}
		if event.Cursor != "5" || event.Type != "transfer.coin" || event.Data.Units == nil || *event.Data.Units != "1" {
			t.Errorf("got %+v", event)
		}
		break
	}
	request := (*requests)[0]
	if want := "/api/v1/events?address=" + testAddress + "&after=4&network=sepolia"; request.url != want {
		t.Errorf("asked %s, want %s", request.url, want)
	}
	if request.header.Get("Accept") != "text/event-stream" || request.header.Get("Authorization") != "Bearer "+testKey {
		t.Errorf("asked with %v", request.header)
	}
}

func TestEventsContinueAfterTheLastOne(t *testing.T) {
	url, requests := fakeAPI(t,
		streamed("retry: 1\nid: 0\n\n"+message(1)+message(2)),
		streamed(message(2)+message(3)),
		streamed("retry: 1\nid: 9\n\n"),
		answer{status: 0},
		streamed(message(10)),
	)
	got := take(t, newClient(t, WithBaseURL(url)), 4, EventsOptions{})
	if want := []string{"1", "2", "3", "10"}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	var ids []string
	for _, request := range *requests {
		ids = append(ids, request.header.Get("Last-Event-ID"))
	}
	if want := []string{"", "2", "3", "9", "9"}; !reflect.DeepEqual(ids, want) {
		t.Errorf("resumed after %q, want %q", ids, want)
	}
}

func TestEventsWaitWithoutEndAfterTheFirstConnection(t *testing.T) {
	unavailable := problem(503, "service_unavailable")
	unavailable.header = map[string]string{"Retry-After": "0"}
	url, _ := fakeAPI(t, streamed("retry: 1\nid: 0\n\n"), unavailable, unavailable, unavailable, streamed(message(1)))
	client := newClient(t, WithBaseURL(url), WithMaxRetries(1))
	if got := take(t, client, 1, EventsOptions{}); len(got) != 1 {
		t.Errorf("got %v", got)
	}
}

func TestEventsEndWithTheContext(t *testing.T) {
	url, _ := fakeAPI(t, streamed("retry: 60000\nid: 0\n\n"))
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	for event, err := range newClient(t, WithBaseURL(url)).Events(ctx, EventsOptions{}) {
		t.Errorf("got %v, %v", event, err)
	}
}

func TestEventsEndWithAnErrorThatARetryCannotHelp(t *testing.T) {
	late := problem(429, "daily_limit_reached")
	late.header = map[string]string{"Retry-After": "3600"}
	for _, test := range []struct {
		answers  []answer
		requests int
		code     ProblemCode
	}{
		{[]answer{problem(401, "key_revoked")}, 1, "key_revoked"},
		{[]answer{problem(403, "scope_missing")}, 1, "scope_missing"},
		{[]answer{late}, 1, "daily_limit_reached"},
		{[]answer{streamed("retry: 1\nid: 0\n\n"), problem(401, "key_revoked")}, 2, "key_revoked"},
		{[]answer{ok(`{"events":[],"cursor":"1"}`)}, 1, ""},
		// Of a connection that breaks, the fake API does not say in time that it was asked.
		{[]answer{{status: 0}}, 0, ""},
	} {
		url, requests := fakeAPI(t, test.answers...)
		var failure error
		for event, err := range newClient(t, WithBaseURL(url), WithMaxRetries(1)).Events(t.Context(), EventsOptions{}) {
			if event != nil {
				t.Errorf("got %+v", event)
			}
			failure = err
		}
		var apiError *APIError
		if errors.As(failure, &apiError) != (test.code != "") || (apiError != nil && apiError.Code != test.code) {
			t.Errorf("got %v, want %s", failure, test.code)
		}
		if failure == nil {
			t.Error("the events ended without an error")
		}
		if test.requests > 0 && len(*requests) != test.requests {
			t.Errorf("%s ended %d requests", test.code, len(*requests))
		}
	}
}
