export const neverAsked = 'メールやお電話で、パスワードや確認コードをおたずねすることはありません。';
