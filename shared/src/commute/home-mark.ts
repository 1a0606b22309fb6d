/** Of `localStorage`. */
export const commutePlacesKey = 'commute-places';

/**
 * The script by which every document marks its root element with `data-home`, the number of places of work, if this browser knows a family's home. It
 * runs before the first paint, so that style sheets keep room for times of travel, and nothing moves when they come.
 */
export const homeMarkScript =
  `try{let p=JSON.parse(localStorage.getItem('${commutePlacesKey}'));` +
  'if(p.home)document.documentElement.dataset.home=p.works.length}catch(e){}';
