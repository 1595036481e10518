// @vitest-environment node
import { expect, test } from 'vitest';
import { namesOtherOrigin } from './namesOtherOrigin.ts';

const isOther = (rest: string) => namesOtherOrigin(new URL(`https://app.example${rest}`));

test.each([
  '/',
  '/swap?item=1&chain=base',
  '/token/eip155:1/erc20:0xdac17f958d2ee523a2206206994597c13d831ec7',
  '/shop?name=vitalik.eth&file=a.pdf',
  '/shop?back=https://app.example/cart',
  '/shop?back=%2Fcart',
  '/shop?share=https%3A%2F%2Fapp.example%2Fcart&x=1',
  '/search?q=100%',
  '/search?q=%ff',
])('takes %s', (rest) => {
  expect(isOther(rest)).toBe(false);
});

test.each([
  '/redirect?to=https://evil.example',
  '/redirect?to=https%3A%2F%2Fevil.example',
  '/redirect?to=https%253A%252F%252Fevil.example',
  '/redirect?to=//evil.example',
  '/redirect?to=%2F%2Fevil.example',
  '/redirect?to=/%5Cevil.example',
  '/redirect?to=%5C%5Cevil.example',
  '/redirect?to=/%09/evil.example',
  '/redirect?to=ht%0Atps://evil.example',
  '/redirect?to=https:evil.example',
  '/redirect?to=https://app.example.evil.example',
  '/redirect?to=https://app.example%26@evil.example',
  '/redirect?to=https://app.example@evil.example',
  '/redirect?to=http://app.example',
  '/redirect?to=https://app.example:8443',
  '/redirect?to=https://app.example/redirect?to=https://evil.example',
  '/redirect?a=1;to=https://evil.example',
  '/redirect?https://evil.example',
  '/out/https://evil.example',
  '/out/https%3A%2F%2Fevil.example',
  '//evil.example',
  `/redirect?to=${Array.from({ length: 7 }).reduce<string>((text) => encodeURIComponent(text), 'https://evil.example')}`,
])('notices %s', (rest) => {
  expect(isOther(rest)).toBe(true);
});
