/** Where Next looks for the payload that it hydrates a page from: a start, then texts. */
type NextPayload = [[0], [1, string]];

/**
 * Fetches the payload of the page and hands it to Next, which reads it when it starts.
 * @param integrity digest of the payload that the page was built with
 * @returns false if it could not be fetched, or is another one
 */
export async function handOver(address: string, integrity: string): Promise<boolean> {
  try {
    const response = await fetch(address, { integrity });
    const payload: NextPayload = [[0], [1, await response.text()]];
    Object.assign(window, { __next_f: payload });
    return response.ok;
  } catch {
    return false; // no network, or another digest: the caller retries
  }
}
