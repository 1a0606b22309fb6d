/** Facts of a child that a parent has given to this browser alone. */
export interface RememberedChild {
  /** `YYYY-MM-DD`; the expected day for a child not yet born. */
  birthday: string;
  /** Desired month of admission, `YYYY-MM`. */
  month: string;
}

const key = 'child';
const isChild = (value: unknown): value is RememberedChild => {
  const { birthday, month } = (value ?? {}) as Partial<RememberedChild>;
  return /^\d{4}-\d\d-\d\d$/.test(birthday ?? '') && /^\d{4}-\d\d$/.test(month ?? '');
};

/**
 * Stays in this browser alone: no request carries it.
 * @returns undefined where nothing is remembered, or this browser remembers nothing
 */
export function rememberedChild(): RememberedChild | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isChild(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it will be there the next time: private windows and blocked storage forget at once */
export function rememberChild(child: RememberedChild): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(child));
    return true;
  } catch {
    return false;
  }
}

export function forgetChild(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
