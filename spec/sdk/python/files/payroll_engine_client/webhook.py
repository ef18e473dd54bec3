"""Proof that a webhook comes from the payroll service."""

import base64
import binascii
import hashlib
import hmac
import re
import time
from collections.abc import Mapping

# How far the clocks of sender and receiver may be apart.
_TOLERANCE_SECONDS = 300


class WebhookVerificationError(Exception):
    """What came is not from the holder of the secret, or not of now. Answer 400 and do nothing."""


def verify_webhook(secret: str, body: bytes, headers: Mapping[str, str], now: float | None = None) -> None:
    """Returns when the service has signed exactly these bytes within the last five minutes.

    Raises WebhookVerificationError otherwise. Give the body as it came, before any parsing.
    """
    values = {name.lower(): value for name, value in headers.items()}
    event_id = _header(values, "webhook-id")
    timestamp = _header(values, "webhook-timestamp")
    signatures = _header(values, "webhook-signature")
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("The timestamp is not a number.")
    current = time.time() if now is None else now
    if abs(int(current) - int(timestamp)) > _TOLERANCE_SECONDS:
        raise WebhookVerificationError("The timestamp is not of now.")
    message = f"{event_id}.{timestamp}.".encode() + body
    expected = hmac.new(_signing_key(secret), message, hashlib.sha256).digest()
    for signature in signatures.split(" "):
        given = _decoded(signature[3:]) if signature.startswith("v1,") else None
        if given is not None and hmac.compare_digest(given, expected):
            return
    raise WebhookVerificationError("No signature fits.")


def _header(values: Mapping[str, str], name: str) -> str:
    value = values.get(name, "")
    if value == "":
        raise WebhookVerificationError(f"There is no {name}.")
    return value


def _signing_key(secret: str) -> bytes:
    key = _decoded(secret[6:]) if secret.startswith("whsec_") else None
    if key is None or len(key) < 24:
        raise WebhookVerificationError("The secret is not readable.")
    return key


def _decoded(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
