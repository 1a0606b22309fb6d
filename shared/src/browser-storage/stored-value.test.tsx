import { afterEach, expect, jest, test } from '@jest/globals';
import { storedValue } from './stored-value.ts';

const names = (stored: unknown): readonly string[] => (Array.isArray(stored) ? stored.map(String) : []);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a stored value is there for the next page, and is the same object until it changes', () => {
  const value = storedValue('names', names);
  expect(value.current()).toEqual([]);
  expect(value.keep(['a'])).toBe(true);
  expect(value.current()).toBe(value.current());
  expect(storedValue('names', names).current()).toEqual(['a']);
});

test('a change by another tab is reported, until the listener unsubscribes', () => {
  const value = storedValue('names', names);
  const changed = jest.fn();
  const stop = value.subscribe(changed);
  localStorage.setItem('names', '["b"]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'names' }));
  expect(changed).toHaveBeenCalledTimes(1);
  expect(value.current()).toEqual(['b']);
  stop();
  value.keep([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'names' }));
  expect(changed).toHaveBeenCalledTimes(1);
});

test('an invalid stored text is read as no value', () => {
  localStorage.setItem('names', '{nonsense');
  expect(storedValue('names', names).current()).toEqual([]);
});

test('where nothing can be stored it lasts until the page is left, and says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const value = storedValue('names', names);
  expect(value.keep(['a'])).toBe(false);
  expect(value.current()).toEqual(['a']);
});
