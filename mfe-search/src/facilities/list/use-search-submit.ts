import { useNavigate } from '@enerabi/shared/kernel';
import type { FormEvent } from 'react';
import { addressOf, readCriteria } from './facility-criteria.ts';

/** A search form's submit handler: goes where the form would lead, without its empty fields and the document load. */
export function useSearchSubmit() {
  const navigate = useNavigate();
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    navigate(addressOf(readCriteria(new URLSearchParams(entries))));
  };
}
