-- Where whoever registers wanted to go: the mail's link leads on to it, on whatever device it is opened.

alter table registration add column return_to text not null default '';
