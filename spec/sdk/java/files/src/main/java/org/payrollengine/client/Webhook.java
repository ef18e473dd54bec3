package org.payrollengine.client;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Proof that a webhook comes from the payroll service. */
public final class Webhook {
  /** How far the clocks of sender and receiver may be apart. */
  private static final long TOLERANCE_SECONDS = 300;

  private Webhook() {}

  /** What came is not from the holder of the secret, or not of now. Answer 400 and do nothing. */
  public static final class VerificationException extends Exception {
    private static final long serialVersionUID = 1L;

    VerificationException(String message) {
      super(message);
    }
  }

  /**
   * Returns when the service has signed exactly these bytes within five minutes of now.
   *
   * @param secret the signing secret, {@code whsec_…}
   * @param body the body as it came, before any parsing
   * @param headers the headers of the request; their case does not matter
   * @param now the present time
   * @throws VerificationException otherwise
   */
  public static void verify(String secret, byte[] body, Map<String, String> headers, Instant now)
      throws VerificationException {
    Map<String, String> values = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    values.putAll(headers);
    String id = header(values, "webhook-id");
    String timestamp = header(values, "webhook-timestamp");
    String signatures = header(values, "webhook-signature");
    if (!timestamp.matches("[0-9]{1,12}")
        || Math.abs(now.getEpochSecond() - Long.parseLong(timestamp)) > TOLERANCE_SECONDS) {
      throw new VerificationException("The timestamp is not of now.");
    }
    byte[] expected = signature(signingKey(secret), id + "." + timestamp + ".", body);
    for (String signature : signatures.split(" ")) {
      byte[] given = signature.startsWith("v1,") ? decoded(signature.substring(3)) : new byte[0];
      if (MessageDigest.isEqual(given, expected)) {
        return;
      }
    }
    throw new VerificationException("No signature fits.");
  }

  private static String header(Map<String, String> values, String name) throws VerificationException {
    String value = values.getOrDefault(name, "");
    if (value.isEmpty()) {
      throw new VerificationException("There is no " + name + ".");
    }
    return value;
  }

  private static byte[] signature(byte[] key, String head, byte[] body) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      mac.update(head.getBytes(StandardCharsets.UTF_8));
      return mac.doFinal(body);
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }

  private static byte[] signingKey(String secret) throws VerificationException {
    byte[] key = secret.startsWith("whsec_") ? decoded(secret.substring(6)) : new byte[0];
    if (key.length < 24) {
      throw new VerificationException("The secret is not readable.");
    }
    return key;
  }

  /** No bytes where the text is not base64. */
  private static byte[] decoded(String text) {
    try {
      return Base64.getDecoder().decode(text);
    } catch (IllegalArgumentException error) {
      return new byte[0];
    }
  }
}
