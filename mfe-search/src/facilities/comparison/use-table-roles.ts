import { type RefObject, useEffect } from 'react';

const roles: Readonly<Record<string, string>> = {
  TABLE: 'table',
  THEAD: 'rowgroup',
  TBODY: 'rowgroup',
  TR: 'row',
  TD: 'cell',
};

const roleOf = (element: Element): string =>
  roles[element.tagName] ?? (element.getAttribute('scope') === 'col' ? 'columnheader' : 'rowheader');

/**
 * Writes out the roles of a table's elements. In a narrow window its rows are flex boxes, and Safari would no longer
 * treat them as a table; in the HTML, where a table is one anyhow, validators refuse the roles.
 */
export function useTableRoles(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const { current } = table;
    if (!current) return;
    for (const element of [current, ...current.querySelectorAll('thead, tbody, tr, td, th')])
      element.setAttribute('role', roleOf(element));
  });
}
