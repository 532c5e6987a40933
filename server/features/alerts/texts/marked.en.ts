import type { AlertTexts } from './texts.ts';

const quoted = (title: string) => `“${title}”`;

/** Of posts that are still to come and will not go out as they are. */
export const markedPosts: Pick<AlertTexts['posts'], 'words' | 'text'> = {
  words: {
    label: 'Shorten before it goes out',
    subject: ({ count, network, title }) =>
      count === 1
        ? `Too long for ${network} by now: ${quoted(title)}`
        : `${count} scheduled posts are too long for ${network} by now`,
    title: ({ count, network }) =>
      count === 1
        ? `A scheduled post has become too long for ${network}`
        : `${count} scheduled posts have become too long for ${network}`,
    kept: ({ count }) =>
      count === 1
        ? 'It has not gone out. Its picture, words and time are kept.'
        : 'They have not gone out. Their pictures, words and times are kept.',
    todo: ({ count }) =>
      count === 1
        ? 'Open the post and shorten its words before its time comes, and it goes out by itself. As it is now it would not be sent.'
        : 'Open each post and shorten its words before its time comes, and it goes out by itself. As they are now they would not be sent.',
    button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
  },
  text: {
    label: 'A newer text is there',
    subject: ({ count, title }) =>
      count === 1
        ? `Your post waits for you: the text of ${quoted(title)} has a newer version`
        : `${count} scheduled posts wait for you: their texts have newer versions`,
    title: ({ count }) =>
      count === 1
        ? 'The text of a scheduled post is older than in the other language'
        : `The texts of ${count} scheduled posts are older than in the other language`,
    kept: ({ count }) =>
      count === 1
        ? 'It has not gone out. Its picture, words and time are kept.'
        : 'They have not gone out. Their pictures, words and times are kept.',
    todo: ({ count }) =>
      count === 1
        ? 'Open the post before its time comes: post it anyway, or post the newer text instead. Unasked it would not be sent.'
        : 'Open each post before its time comes: post it anyway, or post the newer text instead. Unasked they would not be sent.',
    button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
  },
};
