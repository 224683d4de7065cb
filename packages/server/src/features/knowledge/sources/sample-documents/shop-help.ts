import type { Sample } from './sample-document.ts';

export const shopHelp: Sample = {
  sampleId: 'shop-help',
  title: 'Questions from customers',
  description: 'A typical page of questions and answers.',
  fileName: 'customer-questions.html',
  languageCode: 'en',
  content: `<!doctype html>
<html lang="en">
<head><title>Questions from customers – Fern &amp; Field</title></head>
<body>
<main>
<h1>Questions from customers</h1>
<p>What people ask us most. Something missing? Write to help@fernandfield.example.</p>
<h2 id="orders">Orders</h2>
<details id="change-address"><summary>Can I change the delivery address?</summary>
<p>Yes, until the parcel has left our store. Open your order, choose "Change address" and save. After that only the carrier can change it.</p></details>
<details id="where"><summary>Where is my parcel?</summary>
<p>The e-mail "On its way" has a number. Click it to see where the parcel is. If nothing has moved for three days, tell us and we look for it.</p></details>
<details id="several"><summary>Why did my order come in two parcels?</summary>
<p>Tools and seeds come from two stores. We send what is ready, and charge delivery only once.</p></details>
<h2 id="account">Account</h2>
<details id="no-account"><summary>Do I need an account to order?</summary>
<p>No. You can order as a guest. With an account you see earlier orders and need not type your address again.</p></details>
<details id="password"><summary>I forgot my password. What now?</summary>
<p>Choose "Forgotten password" where you sign in. We send you a link that works for one hour.</p></details>
<h2 id="shop">The shop</h2>
<dl>
<dt id="hours">When is the shop in town open?</dt><dd>Monday to Friday from 9 to 18, Saturday from 9 to 14. On public holidays it is closed.</dd>
<dt id="parking">Is there somewhere to park?</dt><dd>There are six places behind the house, two of them with a charger.</dd>
</dl>
</main>
</body>
</html>
`,
};
