/**
 * The script that every document begins with, for buttons of `useEarlyPress`: it notes a press of a button that has no scripts yet, and shows it. Only
 * the first press of a button counts, since a visitor who sees nothing happen presses again.
 */
export const earlyPressScript =
  "addEventListener('click',function(e){" +
  'var b=e.target.closest(\'button[data-early=""]\');if(!b)return;' +
  "var p=b.getAttribute('aria-pressed');b.dataset.early=p||'pressed';" +
  "if(p)b.setAttribute('aria-pressed',p==='true'?'false':'true');else b.setAttribute('aria-busy','true')" +
  '},true)';
