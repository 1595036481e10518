package everythingwallet

import (
	"context"
	"encoding/json"
	"errors"
	"net/url"
	"os"
	"reflect"
	"strings"
	"testing"
)

// read is a generated method with the examples of the API's contract.
type read struct {
	ID         string
	GoName     string
	Path       string
	Parameters []struct {
		Name       string
		IsRequired bool
		Example    any
	}
	Answer json.RawMessage
}

func reads(t *testing.T) []read {
	t.Helper()
	text, err := os.ReadFile("../reads.json")
	if os.IsNotExist(err) {
		t.Skip("the module's archive has no examples")
	}
	if err != nil {
		t.Fatal(err)
	}
	var all []read
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// call sends a read, with or without its optional parameters, and returns the query that it should send.
func call(client *Client, r read, optional bool) (any, error, url.Values) {
	name := r.GoName
	if name == "" {
		name = strings.ToUpper(r.ID[:1]) + r.ID[1:]
	}
	method := reflect.ValueOf(client).MethodByName(name)
	arguments := []reflect.Value{reflect.ValueOf(context.Background())}
	query := url.Values{}
	for i, parameter := range r.Parameters {
		kind := method.Type().In(i + 1)
		if !parameter.IsRequired && !optional {
			arguments = append(arguments, reflect.Zero(kind))
			continue
		}
		arguments = append(arguments, reflect.ValueOf(parameter.Example).Convert(kind))
		if text, isText := parameter.Example.(string); isText {
			query.Set(parameter.Name, text)
		} else {
			query.Set(parameter.Name, "true")
		}
	}
	results := method.Call(arguments)
	err, _ := results[1].Interface().(error)
	return results[0].Interface(), err, query
}

func TestReads(t *testing.T) {
	for _, r := range reads(t) {
		t.Run(r.ID, func(t *testing.T) {
			base, requests := fakeAPI(t, ok(string(r.Answer)))
			client := newClient(t, WithBaseURL(base))
			for _, optional := range []bool{false, true} {
				got, err, query := call(client, r, optional)
				if err != nil {
					t.Fatal(err)
				}
				var want, have any
				text, _ := json.Marshal(got)
				if json.Unmarshal(r.Answer, &want) != nil || json.Unmarshal(text, &have) != nil ||
					!reflect.DeepEqual(want, have) {
					t.Errorf("got %s, want %s", text, r.Answer)
				}
				sent, _ := url.Parse((*requests)[len(*requests)-1].url)
				if sent.Path != r.Path || !reflect.DeepEqual(sent.Query(), query) {
					t.Errorf("asked %s", sent)
				}
			}
		})
	}
}

func TestReadsRefuseAnotherServer(t *testing.T) {
	for _, r := range reads(t) {
		t.Run(r.ID, func(t *testing.T) {
			base, _ := fakeAPI(t, ok(`{"hello":"world"}`))
			_, err, _ := call(newClient(t, WithBaseURL(base)), r, true)
			if !errors.Is(err, ErrUnexpectedAnswer) {
				t.Errorf("got %v", err)
			}
		})
	}
}
