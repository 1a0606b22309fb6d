import { beforeEach, describe, expect, it } from '@jest/globals';
import { markChildClass, rememberedAdmission } from './remembered-admission.ts';
import { forgetChild, rememberChild } from './remembered-child.ts';

const today = '2026-11-28';
const marked = () => document.documentElement.dataset.childClass;

describe('the admission of the remembered child', () => {
  beforeEach(() => forgetChild());

  it('is that of the remembered month, or of next April once the month has passed', () => {
    expect(rememberedAdmission(today)).toBeUndefined();
    rememberChild({ birthday: '2025-05-20', month: '2026-12' });
    expect(rememberedAdmission(today)).toMatchObject({ month: '2026-12', child_class_id: 0 });
    rememberChild({ birthday: '2025-05-20', month: '2026-10' });
    expect(rememberedAdmission(today)).toMatchObject({ month: '2027-04', child_class_id: 1 });
  });

  it('marks the document with the class, and no longer once the child is forgotten or goes to school', () => {
    rememberChild({ birthday: '2025-05-20', month: '2027-04' });
    markChildClass(today);
    expect(marked()).toBe('1');
    rememberChild({ birthday: '2018-05-20', month: '2027-04' });
    markChildClass(today);
    expect(marked()).toBeUndefined();
    rememberChild({ birthday: '2026-05-20', month: '2027-04' });
    markChildClass(today);
    expect(marked()).toBe('0');
    forgetChild();
    markChildClass(today);
    expect(marked()).toBeUndefined();
  });
});
