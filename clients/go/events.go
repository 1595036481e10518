package everythingwallet

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/everything-wallet/sdk-go/models"
)

const (
	// maxSilence is the time without a byte after which a connection is considered lost. The API writes every 15 seconds, and
	// a proxy may hold its answer back for 50.
	maxSilence = 65 * time.Second
	// minStream is the time after which a stream without events is opened again at once; one with events always is.
	minStream = 5 * time.Second
	// defaultRetry is the wait before that, unless the server states one.
	defaultRetry = 2 * time.Second
)

// Event is an event on an account, as webhooks and streams have it.
type Event = models.Event

// EventWithCursor is an event, and the cursor after which a later stream continues.
type EventWithCursor struct {
	Event
	Cursor string
}

// EventsOptions selects the events of a stream. An empty text leaves an option out.
type EventsOptions struct {
	// After is the cursor of an event: the stream begins after it; with the next event by default.
	After string
	// Network selects the events on one network.
	Network NetworkName
	// Address selects the events on one account.
	Address string
}

// Events streams the events on the accounts of the key's owner, each once, in their order. It connects again whenever the
// connection ends, and continues after the last event. It ends when the context ends, or with an error that a retry cannot
// help. After the first connection, temporary failures are retried without end.
func (c *Client) Events(ctx context.Context, options EventsOptions) iter.Seq2[*EventWithCursor, error] {
	query := url.Values{}
	for name, value := range map[string]string{
		"after": options.After, "network": string(options.Network), "address": options.Address,
	} {
		if value != "" {
			query.Set(name, value)
		}
	}
	return func(yield func(*EventWithCursor, error) bool) {
		stream := eventStream{client: c, query: query.Encode()}
		for {
			wait, err := stream.read(ctx, yield)
			if stream.isStopped || ctx.Err() != nil {
				return
			}
			if err != nil {
				yield(nil, wrap(err))
				return
			}
			if sleep(ctx, wait) != nil {
				return
			}
		}
	}
}

// eventStream is the state of a stream across its connections.
type eventStream struct {
	client      *Client
	query       string
	lastEventID string
	yielded     uint64
	tries       int
	wasOpen     bool
	isStopped   bool
}

// read opens the stream once and yields its events. It returns the wait before the next connection, or the error that ends
// the stream.
func (s *eventStream) read(ctx context.Context, yield func(*EventWithCursor, error) bool) (time.Duration, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	silence := time.AfterFunc(maxSilence, cancel)
	defer silence.Stop()

	s.tries++
	openedAt := time.Now()
	response, err := s.open(ctx)
	if err != nil {
		return s.waitAfter(nil, err)
	}
	defer func() { _ = response.Body.Close() }()
	isStream := strings.HasPrefix(response.Header.Get("Content-Type"), "text/event-stream")
	if response.StatusCode != http.StatusOK || !isStream {
		return s.waitAfter(response, readFailure(response))
	}
	s.wasOpen = true
	reader := newStreamReader(watchedReader{response.Body, silence})
	hasEvents := false
	for {
		message, err := reader.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return s.waitAfter(nil, err)
		}
		s.tries = 0
		event := s.eventOf(message)
		if event == nil {
			continue
		}
		hasEvents = true
		if !yield(event, nil) {
			s.isStopped = true
			return 0, nil
		}
	}
	switch {
	case hasEvents || time.Since(openedAt) >= minStream:
		return 0, nil
	case reader.retry >= 0:
		return reader.retry, nil
	}
	return defaultRetry, nil
}

func (s *eventStream) open(ctx context.Context) (*http.Response, error) {
	address := strings.TrimRight(s.client.baseURL, "/") + "/api/v1/events"
	if s.query != "" {
		address += "?" + s.query
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Accept", "text/event-stream")
	if s.lastEventID != "" {
		request.Header.Set("Last-Event-ID", s.lastEventID)
	}
	return s.client.doer.open(request)
}

// waitAfter returns the wait after a failure, or the failure if a retry cannot help.
func (s *eventStream) waitAfter(response *http.Response, failure error) (time.Duration, error) {
	tries := max(s.tries, 1)
	wait, isUseful := waitBeforeRetry(response, tries)
	if !isUseful || (!s.wasOpen && tries > s.client.doer.maxRetries) {
		return 0, failure
	}
	return wait, nil
}

// eventOf returns the event of a message; nil for one without an event, or with one that was yielded before.
func (s *eventStream) eventOf(message streamMessage) *EventWithCursor {
	if message.id != "" {
		s.lastEventID = message.id
	}
	sequence, err := strconv.ParseUint(message.id, 10, 64)
	if !message.hasData || err != nil || sequence <= s.yielded {
		return nil
	}
	event := EventWithCursor{Cursor: message.id}
	if json.Unmarshal([]byte(message.data), &event.Event) != nil {
		return nil
	}
	s.yielded = sequence
	return &event
}

// open sends a request once, and returns the response without reading it: the timeout of the client would end a stream.
func (d *retryingDoer) open(request *http.Request) (*http.Response, error) {
	withoutTimeout := *d.client
	withoutTimeout.Timeout = 0
	request.Header.Set("User-Agent", "everything-wallet-sdk-go/"+Version)
	d.authorize(request.Header)
	response, err := withoutTimeout.Do(request)
	if err != nil {
		return nil, fmt.Errorf("the stream could not be opened: %w", err)
	}
	return response, nil
}

// watchedReader postpones a timer with each part that it reads.
type watchedReader struct {
	io.Reader
	timer *time.Timer
}

func (r watchedReader) Read(part []byte) (int, error) {
	n, err := r.Reader.Read(part)
	r.timer.Reset(maxSilence)
	return n, err
}
