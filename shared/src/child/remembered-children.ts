import {
  forgetChild,
  isChild,
  type RememberedChild,
  rememberChild,
  rememberedChild,
} from './remembered-child.ts';

/** A family has at most this many, the chosen one included. */
export const mostChildren = 3;

/** Apart from the chosen child, which earlier releases know alone. */
const key = 'other-children';

const isSame = (one: RememberedChild, other: RememberedChild): boolean =>
  one.birthday === other.birthday && one.month === other.month;

function otherChildren(): RememberedChild[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isChild).slice(0, mostChildren - 1) : [];
  } catch {
    return [];
  }
}

function storeOthers(others: readonly RememberedChild[]): void {
  try {
    if (others.length > 0) localStorage.setItem(key, JSON.stringify(others));
    else localStorage.removeItem(key);
  } catch {
    // A browser without storage remembers the chosen child alone, until its page is closed.
  }
}

/** All children that this browser remembers, oldest first. One of them is the chosen one (`rememberedChild`). */
export function rememberedChildren(): RememberedChild[] {
  const chosen = rememberedChild();
  return [...(chosen ? [chosen] : []), ...otherChildren()].sort((one, other) =>
    one.birthday < other.birthday ? -1 : one.birthday > other.birthday ? 1 : 0,
  );
}

/** Remembers one more child and chooses it. @returns whether it was stored; not if there are three already */
export function addChild(child: RememberedChild): boolean {
  const before = rememberedChild();
  const others = otherChildren();
  if (!before) return rememberChild(child);
  if (others.length + 1 >= mostChildren) return false;
  storeOthers([...others, before]);
  return rememberChild(child);
}

/** Chooses another remembered child. */
export function chooseChild(child: RememberedChild): void {
  const before = rememberedChild();
  const others = otherChildren();
  const at = others.findIndex((other) => isSame(other, child));
  if (at < 0) return;
  storeOthers([...others.toSpliced(at, 1), ...(before ? [before] : [])]);
  rememberChild(child);
}

/** Forgets the chosen child. @returns the one that is chosen now, the oldest; undefined if there is none */
export function forgetChosenChild(): RememberedChild | undefined {
  forgetChild();
  const [next] = rememberedChildren();
  if (next) chooseChild(next);
  return next;
}
