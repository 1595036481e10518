package everythingwallet

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"github.com/everything-wallet/sdk-go/models"
)

func statusOf(status string) answer {
	return ok(`{"txHash":"` + testHash + `","status":"` + status + `"}`)
}

var notYet = problem(404, "transaction_not_found")

func TestWaitsUntilItIsInABlock(t *testing.T) {
	for _, status := range []string{"completed", "failed"} {
		synctest.Test(t, func(t *testing.T) {
			client, transport := fakeClient(t, 0, notYet, statusOf("pending"), busy("9"), answer{}, statusOf(status))
			got, err := client.WaitForTransaction(t.Context(), testHash, Sepolia)
			if err != nil || string(got.Status) != status {
				t.Fatalf("got %+v, %v", got, err)
			}
			if len(transport.attempts) != 5 || transport.attempts[4].at != 3*pollInterval+9*time.Second {
				t.Errorf("asked %v", transport.attempts)
			}
		})
	}
}

func TestWaitingEndsWithTheContext(t *testing.T) {
	for _, given := range []answer{notYet, statusOf("pending"), busy("60")} {
		synctest.Test(t, func(t *testing.T) {
			client, transport := fakeClient(t, 0, given)
			ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
			defer cancel()
			_, err := client.WaitForTransaction(ctx, testHash, Sepolia)
			if !errors.Is(err, context.DeadlineExceeded) || !MayHaveArrived(err) {
				t.Errorf("got %v", err)
			}
			if waited := time.Since(transport.began); waited != 10*time.Second {
				t.Errorf("waited %v", waited)
			}
		})
	}
}

func TestWaitingEndsWithWhatAskingAgainDoesNotChange(t *testing.T) {
	client, transport := fakeClient(t, 0, problem(401, "key_revoked"))
	var apiError *APIError
	_, err := client.WaitForTransaction(t.Context(), testHash, Sepolia)
	if !errors.As(err, &apiError) || apiError.Code != models.KeyRevoked || len(transport.attempts) != 1 {
		t.Errorf("got %v after %d", err, len(transport.attempts))
	}
}

func TestSaysWhetherTheBytesMayHaveArrived(t *testing.T) {
	for name, given := range map[string]struct {
		answers []answer
		want    bool
	}{
		"a refusal":                     {[]answer{problem(422, "nonce_too_low")}, false},
		"too many requests":             {[]answer{problem(429, "rate_limited")}, false},
		"no node that answers":          {[]answer{problem(502, "upstream_unavailable")}, false},
		"an outcome that is not known":  {[]answer{problem(504, "broadcast_uncertain")}, true},
		"a service that fails":          {[]answer{problem(503, "service_unavailable")}, true},
		"a failure without a name here": {[]answer{problem(500, "odd")}, true},
		"no answer":                     {[]answer{{}}, true},
		"a page":                        {[]answer{{status: 403, body: "<h1>"}}, true},
		"an answer of another server":   {[]answer{ok(`{}`)}, true},
		"an answer that is no JSON":     {[]answer{ok(`<html>`)}, true},
		"a refusal after no answer":     {[]answer{{}, problem(422, "nonce_too_low")}, true},
		"a refusal after too many":      {[]answer{problem(429, "rate_limited"), problem(422, "underpriced")}, false},
		"a refusal after one not known": {[]answer{problem(504, "broadcast_uncertain"), problem(422, "underpriced")}, true},
	} {
		synctest.Test(t, func(t *testing.T) {
			client, _ := fakeClient(t, 2, given.answers...)
			_, err := client.SendTransaction(t.Context(), "0x02", Sepolia)
			if err == nil || MayHaveArrived(err) != given.want {
				t.Errorf("%s: got %t of %v", name, MayHaveArrived(err), err)
			}
		})
	}
	if MayHaveArrived(nil) {
		t.Error("nothing may have arrived")
	}
}

func TestNamesItselfAndKeepsTheKeyFromHealth(t *testing.T) {
	url, requests := fakeAPI(t, healthy, ok(`{"networks":[]}`))
	client := newClient(t, WithBaseURL(url))
	if _, err := client.Health(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, err := client.Networks(t.Context()); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"", "Bearer " + testKey} {
		header := (*requests)[i].header
		if got := header.Get("Authorization"); got != want {
			t.Errorf("authorized with %q", got)
		}
		if got := header.Get("User-Agent"); got != "everything-wallet-sdk-go/"+Version {
			t.Errorf("named itself %q", got)
		}
	}
}
