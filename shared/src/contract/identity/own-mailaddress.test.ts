import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isOwnMailaddress, ownMailaddressReason } from './own-mailaddress.ts';
import { register } from './registration.schemas.ts';

const mailaddress = 'hanako.yamada@example.jp';

describe('a password that is the own mail address', () => {
  it.each([
    [mailaddress, true],
    ['Hanako.YAMADA@Example.jp', true],
    [` ${mailaddress}　`, true],
    ['ｈａｎａｋｏ.yamada@example.jp', true],
    ['hanako.yamada', true],
    [`${mailaddress} 3`, false],
    ['hanako.yamada と 3 匹', false],
    ['yamada.hanako@example.jp', false],
  ])('%s: %s', (password, expected) => {
    expect(isOwnMailaddress(password, mailaddress)).toBe(expected);
  });

  it('minds no local part that is too short for a password anyway', () => {
    expect([isOwnMailaddress('hana', 'hana@example.jp'), isOwnMailaddress('', '')]).toEqual([false, false]);
  });

  it('is found in whatever case it is typed', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.boolean(), (address, isUpper) => {
        expect(isOwnMailaddress(isUpper ? address.toUpperCase() : address, address)).toBe(true);
      }),
    );
  });

  it('is refused by the contract of registration, in a sentence for people', () => {
    const { error } = register.body.safeParse({ mailaddress, password: mailaddress.toUpperCase() });
    expect(error?.issues).toMatchObject([{ path: ['password'], message: 'own_mailaddress' }]);
    expect(ownMailaddressReason).toMatch(/^メールアドレスと同じパスワードは、.+入力してください。$/);
  });

  it('leaves a registration of mail address and password alone as it is (R6.8)', () => {
    expect(register.body.parse({ mailaddress, password: 'ひまわり の 種をまく' })).toEqual({
      mailaddress,
      password: 'ひまわり の 種をまく',
    });
  });
});
