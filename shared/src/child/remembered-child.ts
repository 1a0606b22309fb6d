/** Data of a child that a parent has entered, stored only in this browser. */
export interface RememberedChild {
  /** `YYYY-MM-DD`; the expected day for an unborn child. */
  birthday: string;
  /** Desired month of admission, `YYYY-MM`. */
  month: string;
}

const key = 'child';
export const isChild = (value: unknown): value is RememberedChild => {
  const { birthday, month } = (value ?? {}) as Partial<RememberedChild>;
  return /^\d{4}-\d\d-\d\d$/.test(birthday ?? '') && /^\d{4}-\d\d$/.test(month ?? '');
};

/**
 * Reads the child, which no request ever sends.
 * @returns undefined if no child is stored, or the browser has no storage
 */
export function rememberedChild(): RememberedChild | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isChild(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it was stored; private windows and blocked storage do not store it */
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
    // A browser without storage has nothing to delete.
  }
}
