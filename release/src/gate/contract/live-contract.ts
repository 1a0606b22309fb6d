const deadlineMs = 5_000;

/**
 * Reads the OpenAPI document of the API that a site calls.
 * @param apiBaseUrl `API_BASE_URL`
 * @returns undefined while the API does not answer: whether its pages work then is for the probe to say
 */
export const liveContractOf = (apiBaseUrl: string) => async (): Promise<string | undefined> => {
  const address = new URL('api/openapi.json', apiBaseUrl.endsWith('/') ? apiBaseUrl : `${apiBaseUrl}/`);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
};
