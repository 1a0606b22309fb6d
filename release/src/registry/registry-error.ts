/**
 * `conflict`: the active release is not the expected one (an HTTP 409). `refused`: the command makes no sense now.
 * `gate_refused`: the release breaks a rule of publishing. `probe_failed`: the release cannot load or render its probe page, and was not forced. `log_corrupt`, `log_missing`:
 * a person must look at the log before any decision. `other_environment`: the store serves another one. `contention`:
 * others were faster every time. `unconfirmed`: decided and logged (or active before), but writing or reading back
 * what visitors get failed.
 */
export type RegistryErrorCode =
  | 'conflict'
  | 'refused'
  | 'gate_refused'
  | 'probe_failed'
  | 'log_corrupt'
  | 'log_missing'
  | 'other_environment'
  | 'contention'
  | 'unconfirmed';

/** Why a command changed nothing, in one line that says what to do; after `unconfirmed` it did change something. */
export class RegistryError extends Error {
  override name = 'RegistryError';
  readonly code: RegistryErrorCode;

  constructor(code: RegistryErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * @param decision what was decided and stays
 * @param detail what happened
 * @param remedy the release command that mends it or tells more
 */
export const unconfirmed = (
  { seq, changed }: { seq: number; changed: boolean },
  detail: string,
  remedy: 'regenerate' | 'verify',
): RegistryError =>
  new RegistryError(
    'unconfirmed',
    `${changed ? `the command was logged as seq ${seq}` : `it is active by seq ${seq}`}, but ${detail}; run \`npm run release -- ${remedy}\``,
  );

/** The app was changed since the caller looked. `active` is what runs now, or is tried (`is` = `tries`). */
export class Conflict extends RegistryError {
  override name = 'Conflict';
  readonly active: string | null;

  constructor(
    app: string,
    expected: string | null,
    active: string | null,
    { lastChange, is = 'runs' }: { lastChange?: string | undefined; is?: 'runs' | 'tries' } = {},
  ) {
    const now = `${app} now ${is} ${active ?? 'nothing'}${lastChange ? ` (${lastChange})` : ''}`;
    super(
      'conflict',
      `${now}, not ${expected ?? 'nothing'}; look at \`npm run release -- status ${app}\` and decide again`,
    );
    this.active = active;
  }
}
