package payroll

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// How far the clocks of sender and receiver may be apart.
const webhookTolerance = 300

// ErrWebhook says that what came is not from the holder of the secret, or not of now. Answer 400 and do nothing.
var ErrWebhook = errors.New("the webhook is not verified")

// VerifyWebhook answers nil when the service has signed exactly these bytes within five minutes of now, and ErrWebhook
// otherwise. Give the body as it came, before any parsing.
func VerifyWebhook(secret string, body []byte, headers http.Header, now time.Time) error {
	id := headers.Get("webhook-id")
	timestamp := headers.Get("webhook-timestamp")
	key := signingKey(secret)
	if id == "" || key == nil || !isRecent(timestamp, now) {
		return ErrWebhook
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	expected := mac.Sum(nil)
	for _, signature := range strings.Split(headers.Get("webhook-signature"), " ") {
		encoded, known := strings.CutPrefix(signature, "v1,")
		given, err := base64.StdEncoding.DecodeString(encoded)
		if known && err == nil && hmac.Equal(given, expected) {
			return nil
		}
	}
	return ErrWebhook
}

func isRecent(timestamp string, now time.Time) bool {
	seconds, err := strconv.ParseUint(timestamp, 10, 40)
	if err != nil {
		return false
	}
	age := now.Unix() - int64(seconds)
	return -webhookTolerance <= age && age <= webhookTolerance
}

func signingKey(secret string) []byte {
	encoded, known := strings.CutPrefix(secret, "whsec_")
	key, err := base64.StdEncoding.DecodeString(encoded)
	if !known || err != nil || len(key) < 24 {
		return nil
	}
	return key
}
