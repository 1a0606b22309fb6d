import type { FacilityDetail } from '@enerabi/shared/contract';
import { Form } from '@enerabi/shared/kernel';
import { announce } from '@enerabi/shared/ui';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { areSame, type Change, type Chosen, changed, without } from '../compare-choice/chosen.rules.ts';
import { chosenFacilities, keepChosen } from '../compare-choice/chosen.store.ts';
import { copy } from './comparison.copy.ts';

interface ComparisonFormProps {
  facilities: readonly FacilityDetail[];
  /** The table, with buttons for changes. */
  children: ReactNode;
}

/**
 * A plain GET form: the pressed button is part of the address, and the loader redirects to the address of the result.
 */
export function ComparisonForm({ facilities, children }: ComparisonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const last = useRef<Change>(undefined);
  const shown = facilities.map(({ path_name }) => path_name);
  const order = shown.join();
  // When the columns have changed, moves the focus with them.
  useLayoutEffect(() => {
    if (last.current && form.current) focusAfter(form.current, last.current);
    last.current = undefined;
  }, [order]);

  const press = ({ nativeEvent }: FormEvent<HTMLFormElement>): void => {
    const { submitter } = nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const change = { kind: submitter.name as Change['kind'], name: submitter.value };
    last.current = change;
    keepChange(shown, change);
    const name = facilities.find(({ path_name }) => path_name === change.name)?.name ?? '';
    const place = changed(shown, change).indexOf(change.name) + 1;
    announce(place > 0 ? copy.moved(name, place) : copy.removed(name));
  };
  return (
    <Form ref={form} method="get" action="/comparison" replace preventScrollReset onSubmit={press}>
      {shown.map((path_name) => (
        <input key={path_name} type="hidden" name="facilities[]" value={path_name} />
      ))}
      {children}
    </Form>
  );
}

/**
 * Applies a change of the table to the visitor's own choice: a removed facility is no longer chosen, and the order
 * changes if both have the same facilities.
 */
function keepChange(shown: Chosen, change: Change): void {
  const own = chosenFacilities();
  if (areSame(own, shown)) keepChosen(changed(own, change));
  else if (change.kind === 'remove' && own.includes(change.name)) keepChosen(without(own, change.name));
}

/**
 * Finds the button to focus after a column has moved. At an end, its own button is gone, so the opposite one is taken.
 */
function focusAfter(form: HTMLFormElement, { kind, name }: Change): void {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[value]:enabled')];
  const ofColumn = buttons.filter(({ value }) => value === name);
  const next =
    ofColumn.find((button) => button.name === kind) ??
    ofColumn.find((button) => button.name !== 'remove') ??
    buttons.find((button) => button.name === 'remove');
  next?.focus();
}
