import { madeNow } from '@enerabi/shared/form-flow';
import { fieldProblem, problem } from '@enerabi/shared/testing';
import { sampleProfile, sampleSession } from '@enerabi/shared/testing/sample-member';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { emptyDraft } from '../message/draft/contact-draft.ts';
import {
  alert,
  type ContactSite,
  field,
  fillContact,
  fillField,
  goOn,
  openContact,
  sendButton,
  sent,
} from '../message/testing/contact-site.ts';
import { draftName, jobContact } from './job-contact.ts';

const query = '?job_posting_path_name=nursery-teacher';

/** A document counts as entered from the page itself (R2). */
const openDocument = (site: Partial<ContactSite> = {}) => {
  jobContact.store()?.setState({ shown: 'job_contact_input', facility: 'hanaoka', facts: {}, draft: null });
  return openContact({ at: `job_contact_input${query}`, ...site });
};

beforeEach(() => localStorage.clear());

const password = () => screen.findByLabelText(/^会員登録のパスワード/, { selector: '[type=password]' });

async function fillIn(user: ReturnType<typeof openDocument>['user']) {
  await user.click(await screen.findByRole('checkbox', { name: '施設へのお問い合わせ' }));
  await fillContact(user, '園を見学できますか。');
}

describe('the way into the job contact (R2.3)', () => {
  it.each([
    ['no posting', 'job_contact_input', {}],
    ['an unknown posting', 'job_contact_input?job_posting_path_name=nothing', {}],
    ['a posting that has ended', `job_contact_input${query}`, { isOpen: false }],
  ])('leads from an address with %s to the facility', async (_, at, site) => {
    const { router } = openDocument({ at, ...site });
    await screen.findByText('elsewhere');
    expect(router.state.location.pathname).toBe('/f/hanaoka');
  });

  it('names the posting, which opens in a tab of its own', async () => {
    openDocument();
    const target = within(await screen.findByRole('region', { name: '対象の求人' }));
    expect(target.getByText('保育士（正社員）')).toBeVisible();
    const link = target.getByRole('link', { name: /募集要項を見る/ });
    expect(link).toHaveAttribute('href', '/f/hanaoka/job/nursery-teacher');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('asks for the kinds of work alone, unchecked (R4.1, R4.3)', async () => {
    openDocument();
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      '施設見学のお申し込み・ご相談',
      '保育体験（就業体験・インターンシップ・ボランティア）のお申し込み・ご相談',
      '施設へのお問い合わせ',
    ]);
    for (const box of boxes) expect(box).not.toBeChecked();
  });

  it('shows nothing that was written about another posting of the facility, and fills in what a member has registered (R4.4)', async () => {
    const draft = emptyDraft(1, madeNow(new Date()));
    jobContact.store()?.setState({
      shown: 'job_contact_input',
      facility: 'hanaoka',
      facts: {},
      draft: { ...draft, texts: { ...draft.texts, content: '看護師の求人について' } },
      draftName: draftName('hanaoka', 'nurse'),
    });
    const profile = sampleProfile();
    openContact({ at: `job_contact_input${query}`, member: { session: sampleSession(), profile } });
    expect(await field(/^内容/)).toHaveValue('');
    expect(await field(/^姓/)).toHaveValue(profile.information.last_name);
  });

  it('leads a visitor to log in where only members may ask, and back to the posting', async () => {
    openDocument({ asksOnetime: false });
    expect(await screen.findByRole('link', { name: 'ログインする' })).toHaveAttribute(
      'href',
      `/login?return_to=${encodeURIComponent(`/contact/hanaoka/job_contact_input${query}`)}`,
    );
  });
});

describe('the way through the job contact', () => {
  it('sends the posting, experience and school, and leads to the number of the message', async () => {
    const bodies: unknown[] = [];
    const send: ContactSite['send'] = (body, sender) => {
      bodies.push([sender, body]);
      return sent;
    };
    const { user, router } = openDocument({ send });
    await fillIn(user);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^保育士としての経験/ }), '2');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^現在の/ }), '1');
    await fillField(user, /^学校名/, '山口大学');
    await user.click(await goOn());
    await sendButton();
    expect(router.state.location).toMatchObject({
      pathname: '/contact/hanaoka/job_contact_confirm',
      search: query,
    });
    expect(screen.getByRole('region', { name: '対象の求人' })).toHaveTextContent('保育士（正社員）');
    expect(screen.getByText('山口大学')).toBeVisible();
    await user.click(await sendButton());
    expect(await screen.findByText('7K3M-94QF')).toBeVisible();
    expect(router.state.location.pathname).toBe('/contact/hanaoka/job_contact_complete');
    expect(bodies).toMatchObject([
      [
        'visitor',
        {
          facility_id: 1,
          job_posting_id: 5,
          purpose_kind_id: 1,
          candidate_information: { job_kind_id: 1, school_name: '山口大学' },
        },
      ],
    ]);
    expect(JSON.stringify(bodies)).not.toContain('password');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('begins a registration with a password, which no draft keeps (R6.5)', async () => {
    const bodies: unknown[] = [];
    const cognito_sub = '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10';
    const send: ContactSite['send'] = (body) => {
      bodies.push(body);
      return bodies.length === 1 ? problem(500, 'http_500') : { ...sent, cognito_sub };
    };
    const { user } = openDocument({ send });
    await fillIn(user);
    await user.click(await goOn());
    await user.type(await password(), 'a-quiet-river-42');
    await user.click(await sendButton());
    expect(await alert()).toHaveTextContent('二重に届くことはありません');
    expect(JSON.stringify(localStorage)).not.toContain('a-quiet-river-42');
    await user.click(await sendButton());
    expect(await screen.findByRole('link', { name: '確認コードを入力する' })).toHaveAttribute(
      'href',
      `/activate/${cognito_sub}`,
    );
    expect(bodies).toMatchObject([{ password: 'a-quiet-river-42' }, { password: 'a-quiet-river-42' }]);
  });

  it('says at the password what is wrong with it', async () => {
    const send = () => fieldProblem('password', 'common_password');
    const { user } = openDocument({ send });
    await fillIn(user);
    await user.click(await goOn());
    await user.type(await password(), 'password');
    await user.click(await sendButton());
    expect(await alert()).toHaveTextContent('推測されやすいパスワードです');
    expect(await password()).toHaveAccessibleDescription(/推測されやすいパスワードです/);
  });

  it.each([
    ['job_posting_not_found', 404, 'この求人は募集が終了したため'],
    ['too_many_messages_to_facility', 429, '1時間ほど時間をおいて'],
    ['too_many_attempts', 429, 'パスワードを空にすると'],
  ])('keeps everything where the API answers %s', async (code, status, said) => {
    const { user } = openDocument({ send: () => problem(status, code) });
    await fillIn(user);
    await user.click(await goOn());
    await user.click(await sendButton());
    expect(await alert()).toHaveTextContent(said);
    expect(screen.getByText('園を見学できますか。')).toBeVisible();
  });
});

describe('a member in the job contact', () => {
  const member = {
    session: sampleSession(),
    profile: sampleProfile({ job_experiences: [{ job_type_id: 1, experience_year_id: 3 }] }),
  };

  it('has name and experience of the job type filled in, and no password to choose (R4.4, R4.5)', async () => {
    const senders: string[] = [];
    const send: ContactSite['send'] = (_, sender) => {
      senders.push(sender);
      return sent;
    };
    const { user } = openDocument({ member, asksOnetime: false, send });
    expect(await field(/^姓/)).toHaveValue('花岡');
    expect(screen.getByRole('combobox', { name: /^保育士としての経験/ })).toHaveValue('3');
    await user.click(screen.getByRole('checkbox', { name: '施設へのお問い合わせ' }));
    await fillField(user, /^内容/, '応募したいです。');
    await user.click(await goOn());
    await sendButton();
    expect(screen.queryByLabelText(/パスワード/)).not.toBeInTheDocument();
    await user.click(await sendButton());
    expect(await screen.findByRole('link', { name: '送信したお問い合わせを見る' })).toBeVisible();
    expect(senders).toEqual(['member']);
  });
});
