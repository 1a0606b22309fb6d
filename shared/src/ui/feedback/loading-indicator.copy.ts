/** The default text of the loading indicator (specification section 9). */
export const defaultLoadingText = '読み込み中です';
