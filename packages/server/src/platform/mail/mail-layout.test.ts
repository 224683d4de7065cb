import { expect, test } from 'vitest';
import { renderMail } from './mail-layout.ts';

const mailOf = (isFormatted: boolean) =>
  renderMail({
    to: 'elena@a.example',
    subject: 'Your chat',
    paragraphs: [
      {
        sender: 'Ann <b>',
        text: 'See **this** at https://a.example/x',
        isFormatted,
        after: ['Terms & more: https://a.example/t?a=1&b=2', 'label.pdf'],
      },
    ],
    note: 'Why you get this.',
  });

test('a formatted message is formatted, and the addresses below it are links', () => {
  const { html, text } = mailOf(true);
  expect(html).toContain('Ann &lt;b&gt;</div>');
  expect(html).toContain('See <b>this</b> at <a href="https://a.example/x"');
  expect(html).toContain('Terms &amp; more: <a href="https://a.example/t?a=1&amp;b=2"');
  expect(html).toContain('<div>label.pdf</div>');
  expect(text).toContain(
    'Ann <b>\nSee this at https://a.example/x\nTerms & more: https://a.example/t?a=1&b=2\nlabel.pdf',
  );
});

test('a plain message stays as written', () => {
  const { html, text } = mailOf(false);
  expect(html).toContain('<div>See **this** at https://a.example/x</div>');
  expect(text).toContain('See **this** at https://a.example/x');
});
