package everythingwallet

import (
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
	"time"
)

func TestStreamReader(t *testing.T) {
	text := "\ufeffretry: 2000\nid: 7\n\n" +
		": a comment\n\n" +
		"id: 8\r\nevent: transfer.coin\r\ndata: {\"a\":\r\ndata: \"ü€😀\"}\r\n\r\n" +
		"id:9\rdata:x\r\r" +
		"data\n\n" +
		"unknown: field\n\n" +
		"id: 4\x00\nretry: 2s\ndata:  y\n\n" +
		"data: not complete"
	want := []streamMessage{
		{"", false, "7"},
		{"{\"a\":\n\"ü€😀\"}", true, "8"},
		{"x", true, "9"},
		{"", true, "9"},
		{" y", true, "9"},
	}
	for name, body := range map[string]io.Reader{
		"whole": strings.NewReader(text),
		"bytes": iotest.OneByteReader(strings.NewReader(text)),
	} {
		stream := newStreamReader(body)
		var got []streamMessage
		for {
			message, err := stream.next()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, message)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, want %+v", name, got, want)
		}
		if stream.retry != 2*time.Second {
			t.Errorf("%s: the retry is %v", name, stream.retry)
		}
	}
}
