import { ButtonLink, Disclosure, Stack } from '@enerabi/shared/ui';
import { closingAddress } from '../edit.address.ts';
import styles from '../profile-edit.module.css';
import { copy } from './closing.copy.ts';

export const CloseAccountLink = () => (
  <Disclosure summary={copy.title}>
    <Stack gap="5" className={styles.form}>
      <p className={styles.text}>{copy.entrance}</p>
      <div className={styles.submit}>
        <ButtonLink kind="danger" to={closingAddress}>
          {copy.begin}
        </ButtonLink>
      </div>
    </Stack>
  </Disclosure>
);
