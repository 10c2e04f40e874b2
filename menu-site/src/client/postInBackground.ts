/** Background requests whose failures visitors do not see. */

/** Sends a request without a body. A failure is only logged. (docs/spec/public-site.md#interest) */
export async function postInBackground(address: string): Promise<void> {
  try {
    const response = await fetch(address, { method: 'POST', keepalive: true });
    // An unread response would keep its connection busy.
    await response.text();
    if (!response.ok) console.info(address, response.status);
  } catch (error) {
    console.info(address, error);
  }
}
