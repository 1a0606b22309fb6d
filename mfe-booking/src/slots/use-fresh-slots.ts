import { useLocation, useNavigate } from '@enerabi/shared/kernel';
import { useEffect } from 'react';

/** Others may have booked while the page was out of view. */
const staleAfterMs = 30_000;

/** Loads the slots anew when the page comes back into view; the choice stays. */
export function useFreshSlots(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let hiddenAt = 0;
    const onChange = (): void => {
      if (document.hidden) hiddenAt = Date.now();
      else if (hiddenAt > 0 && Date.now() - hiddenAt > staleAfterMs)
        navigate(pathname + search, { replace: true, preventScrollReset: true, state: { keepsFocus: true } });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [navigate, pathname, search]);
}
