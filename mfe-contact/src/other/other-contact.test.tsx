import { problem } from '@enerabi/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  alert,
  type ContactSite,
  field,
  fillContact,
  goOn,
  openContact,
  sendButton,
  sent,
} from '../message/testing/contact-site.ts';
import { otherContact } from './other-contact.ts';

const open = (site: Partial<ContactSite> = {}) => openContact({ at: 'other_contact_input', ...site });

beforeEach(() => {
  localStorage.clear();
  otherContact.store()?.setState({ shown: 'elsewhere', facility: null, facts: {}, draft: null });
});

describe('the other contact', () => {
  it('is entered from any page of the site', async () => {
    open();
    expect(await field(/^内容/)).toBeVisible();
  });

  it('is confirmed only after its input page (R2.2)', async () => {
    const { router } = open({ at: 'other_contact_confirm' });
    expect(await field(/^内容/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/contact/hanaoka/other_contact_input');
  });

  it.each([
    ['入園先を探している', 2, 9999],
    ['就職先・就業体験先を探している', 1, 999],
  ])(
    'for %s sends the general kind of this purpose, and is completed in place (R1.4)',
    async (name, purpose, kind) => {
      const bodies: unknown[] = [];
      const send: ContactSite['send'] = (body) => {
        bodies.push(body);
        return { ...sent, recipient: 'desk' };
      };
      const { user, router } = open({ send });
      await user.click(await screen.findByRole('radio', { name }));
      await fillContact(user, '行事のことを教えてください。');
      await user.click(await goOn());
      await user.click(await sendButton());
      expect(await screen.findByText('7K3M-94QF')).toBeVisible();
      expect(screen.getByText(/当サイトの窓口から園へお伝えします/)).toBeVisible();
      expect(router.state.location.pathname).toBe('/contact/hanaoka/other_contact_confirm');
      expect(bodies).toMatchObject([
        { purpose_kind_id: purpose, kinds: [{ id: kind, purpose_kind_id: purpose }] },
      ]);
    },
  );

  it('asks for no purpose where the facility answers one alone (R4.3)', async () => {
    open({ kinds: [9999, 1001] });
    expect(await field(/^内容/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('has no form where the facility answers no general inquiry', async () => {
    open({ kinds: [1001] });
    expect(await screen.findByText('この園は、サイトからのお問い合わせを受け付けていません')).toBeVisible();
    expect(screen.queryByRole('button', { name: '確認画面へ進む' })).not.toBeInTheDocument();
  });

  it('keeps everything where the answer is lost, and goes back to it', async () => {
    const { user, router } = open({ send: () => problem(500, 'http_500') });
    await fillContact(user, '行事のことを教えてください。');
    await user.click(await goOn());
    await user.click(await sendButton());
    expect(await alert()).toHaveTextContent('二重に届くことはありません');
    await user.click(screen.getByRole('button', { name: '修正する' }));
    expect(await field(/^内容/)).toHaveValue('行事のことを教えてください。');
    expect(router.state.location.pathname).toBe('/contact/hanaoka/other_contact_input');
  });
});
