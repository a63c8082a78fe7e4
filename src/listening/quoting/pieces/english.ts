/** What was said, a piece of it, and whether that piece may be quoted: `ok`, or `no`. Judged by hand, one by one. */
export const ENGLISH_PIECES = `
My husband and I both bought milk | I both bought milk | no
My husband and I both bought milk | My husband and I both bought milk | ok
My husband and I both bought milk | bought milk | no
The kids grow so fast and I miss half of it | The kids grow so fast | ok
The kids grow so fast and I miss half of it | I miss half of it | ok
The kids grow so fast and I miss half of it | The kids gro | no
I never knew she was ill | I never knew she was ill | ok
I never knew she was ill | she was ill | no
I never knew she was ill | I never knew | no
Because nobody answers the phone, people drive over | Because nobody answers the phone | no
Because nobody answers the phone, people drive over | people drive over | ok
Because nobody answers the phone, people drive over | nobody answers the phone | ok
I don't think the price is fair | the price is fair | no
I don't think the price is fair | I don't think the price is fair | ok
If they paid more, I would stay | I would stay | no
If they paid more, I would stay | If they paid more | no
If they paid more, I would stay | If they paid more, I would stay | ok
I would stay if they paid more | I would stay | no
I would stay if they paid more | I would stay if they paid more | ok
We lose two hours every day | We lose two hours every day | ok
We lose two hours every day | two hours every day | no
We lose two hours every day | We lose two hours | no
The nurses who find out late are furious | who find out late | no
The nurses who find out late are furious | find out late are furious | no
The nurses who find out late are furious | The nurses who find out late are furious | ok
I want to be there when she wakes up | I want to be there | no
I want to be there when she wakes up | when she wakes up | no
I want to be there when she wakes up | I want to be there when she wakes up | ok
My mornings | My mornings | no
Honestly, the app crashes every time | the app crashes every time | ok
Honestly, the app crashes every time | Honestly | no
Well, I think people leave early | people leave early | ok
Well, I think people leave early | Well, I think people leave early | no
Well, I think people leave early | think people leave early | no
It takes ages, but the staff are kind | It takes ages | ok
It takes ages, but the staff are kind | the staff are kind | ok
It takes ages, but the staff are kind | but the staff are kind | no
It takes ages, but the staff are kind | It takes ages, but | no
She said "never again" and walked out | She said "never again" and walked out | ok
She said "never again" and walked out | She said "never again | no
She said "never again" and walked out | walked out | no
I am [NAME1] and I run the shop | I am [NAME1] | no
I am [NAME1] and I run the shop | I run the shop | ok
We sell apples, pears and plums | We sell apples | no
We sell apples, pears and plums | We sell apples, pears and plums | ok
We sell apples, pears and plums | pears and plums | no
Apples, pears and plums are cheap in autumn | plums are cheap in autumn | no
In the morning the trains are always late | the trains are always late | no
In the morning, the trains are always late | the trains are always late | ok
In the morning the trains are always late | In the morning the trains are always late | ok
I just... never felt welcome | I just | no
I tried it once and gave up | I tried it once and gave up | ok
I tried it once and gave up | I tried it once | no
I tried it once and gave up | gave up | no
I tried it once and I gave up | I tried it once | ok
I tried it once and I gave up | I gave up | ok
My boss wants paper gone by next year | My boss wants paper gone by next year | ok
My boss wants paper gone by next year | wants paper gone by next year | no
Nobody told us the shop was closing | the shop was closing | no
Nobody told us the shop was closing | Nobody told us the shop was closing | ok
Nobody told us the shop was closing | Nobody told us | no
My mother forgets her pills, so I call her every night | My mother forgets her pills | ok
My mother forgets her pills, so I call her every night | I call her every night | ok
My mother forgets her pills, so I call her every night | so I call her every night | no
My mother forgets her pills, so I call her every night | forgets her pills | no
We have meetings about meetings | We have meetings about meetings | ok
We have meetings about meetings | meetings about meetings | no
I like the teaching, not the marking | I like the teaching | no
I like the teaching, not the marking | I like the teaching, not the marking | ok
I doubt that they listen | they listen | no
I doubt that they listen | I doubt that they listen | ok
The queue was so long that I left | The queue was so long | no
The queue was so long that I left | The queue was so long that I left | ok
The queue was so long that I left | I left | no
You press stop and it deletes everything | it deletes everything | ok
You press stop and it deletes everything | You press stop | ok
You press stop and it deletes everything | press stop | no
There is no parking for half a mile | There is no parking for half a mile | ok
There is no parking for half a mile | no parking for half a mile | no
Last week my father fell in the kitchen | my father fell in the kitchen | no
Last week my father fell in the kitchen | Last week my father fell in the kitchen | ok
Last week, my father fell in the kitchen | my father fell in the kitchen | ok
I need glasses, you know | I need glasses | ok
I need glasses, you know | I need glasses, you | no
Reading the letters gives me a headache | gives me a headache | no
Reading the letters gives me a headache | Reading the letters gives me a headache | ok
It is not that I hate cooking | I hate cooking | no
The price and the waiting both annoy me | the waiting both annoy me | no
The price and the waiting both annoy me | The price and the waiting both annoy me | ok
I forget names and faces | I forget names | no
I forget names and faces | I forget names and faces | ok
He is late because the bus never comes | He is late | ok
He is late because the bus never comes | the bus never comes | ok
He is late because the bus never comes | because the bus never comes | no
When I get home, they are asleep | they are asleep | ok
When I get home, they are asleep | When I get home | no
When I get home, they are asleep | When I get home, they are asleep | ok
When I get home, they are asleep | I get home | no
The form asks for my mother's maiden name | The form asks for my mother's maiden name | ok
The form asks for my mother's maiden name | The form asks | no
The form asks for my mother's maiden name | my mother's maiden name | no
I feel like they ignore us | they ignore us | ok
I feel like they ignore us | I feel like they ignore us | ok
I feel like they ignore us | feel like they ignore us | no
We built it ourselves over one summer | We built it ourselves over one summer | ok
We built it ourselves over one summer | We built it ourselves | no
We built it ourselves over one summer | over one summer | no
Who pays for that? | Who pays for that | no
The old system worked and nobody complained | The old system worked | ok
The old system worked and nobody complained | nobody complained | ok
The old system worked and nobody complained | system worked and nobody complained | no
My daughter stopped eating | My daughter stopped eating | ok
My daughter stopped eating | stopped eating | no
My daughter stopped eating | My daughter stopped | no
I could cry every time it rings | I could cry | no
I could cry every time it rings | every time it rings | no
I could cry every time it rings | I could cry every time it rings | ok
The stairs are steep; my knees are bad | my knees are bad | ok
The stairs are steep; my knees are bad | The stairs are steep | ok
The stairs are steep; my knees are bad | steep; my knees are bad | no
Everyone shouts and nobody listens | Everyone shouts | ok
Everyone shouts and nobody listens | nobody listens | ok
Everyone shouts and nobody listens | shouts and nobody listens | no
The doctor told me to rest | The doctor told me to rest | ok
The doctor told me to rest | The doctor told me | no
The doctor told me to rest | told me to rest | no
Without the garden I would go mad | I would go mad | no
Without the garden I would go mad | Without the garden I would go mad | ok
I skip lunch to finish the reports | I skip lunch to finish the reports | ok
I skip lunch to finish the reports | I skip lunch | no
I skip lunch to finish the reports | to finish the reports | no
Their replies are slow and vague | Their replies are slow | no
Their replies are slow and vague | Their replies are slow and vague | ok
Their replies are slow and vague | slow and vague | no
I love my job, although the pay is poor | I love my job | ok
I love my job, although the pay is poor | the pay is poor | ok
I love my job, although the pay is poor | although the pay is poor | no
The thing is, we never meet | we never meet | ok
The thing is, we never meet | The thing is | no
The thing is, we never meet | The thing is, we | no
It makes me feel small | It makes me feel small | ok
It makes me feel small | It makes me | no
It makes me feel small | me feel small | no
People from the village used to come every Sunday | People from the village used to come every Sunday | ok
People from the village used to come every Sunday | the village used to come every Sunday | no
I want fewer emails and more calls | I want fewer emails | no
I want fewer emails and more calls | I want fewer emails and more calls | ok
I want fewer emails and more calls | more calls | no
The more I practise the worse it gets | the worse it gets | no
What I really need is a quiet room | What I really need is a quiet room | ok
What I really need is a quiet room | is a quiet room | no
What I really need is a quiet room | I really need is a quiet room | no
The clinic that my sister runs is closing | my sister runs is closing | no
The clinic that my sister runs is closing | The clinic that my sister runs is closing | ok
I hope that it gets better | it gets better | no
I hope that it gets better | I hope that it gets better | ok
My son says school is boring | school is boring | no
My son says school is boring | My son says school is boring | ok
My son says school is boring | My son says | no
I was too tired to argue with them about it again that evening after the long drive home | I was too tired to argue | no
We wait, we complain, we go home | we complain | ok
We wait, we complain, we go home | We wait | ok
We wait, we complain, we go home | we go home | ok
They lost my file twice this year | They lost my file twice this year | ok
They lost my file twice this year | lost my file twice this year | no
They lost my file twice this year | They lost my file | no
I can't sleep and my back hurts | I can't sleep | ok
I can't sleep and my back hurts | my back hurts | ok
I can't sleep and my back hurts | sleep and my back hurts | no
Either the bus is late or it is full | it is full | no
Either the bus is late or it is full | Either the bus is late or it is full | ok
Unless someone helps, we will close | we will close | no
Unless someone helps, we will close | someone helps | no
My wife, who is deaf, can't use it | can't use it | no
My wife, who is deaf, can't use it | My wife, who is deaf, can't use it | ok
My wife, who is deaf, can't use it | who is deaf | no
I said no | I said no | ok
Most of us gave up years ago | Most of us gave up years ago | ok
Most of us gave up years ago | gave up years ago | no
Most of us gave up years ago | Most of us gave up | no
The new one is better than the old one | The new one is better | no
The new one is better than the old one | The new one is better than the old one | ok
The new one is better than the old one | than the old one | no
Every evening I write down three good things | I write down three good things | no
Every evening I write down three good things | Every evening I write down three good things | ok
As a child I was never asked | I was never asked | no
As a child I was never asked | As a child I was never asked | ok
To be heard is all I want | To be heard is all I want | ok
To be heard is all I want | all I want | no
The manager and two of the drivers quit | two of the drivers quit | no
The manager and two of the drivers quit | The manager and two of the drivers quit | ok
I have no idea what the letter means | what the letter means | no
I have no idea what the letter means | the letter means | no
Our team is small but it is loyal | it is loyal | ok
Our team is small but it is loyal | Our team is small | ok
Our team is small but loyal | Our team is small | no
Our team is small but loyal | Our team is small but loyal | ok
I grew up in a house without books | I grew up in a house without books | ok
I grew up in a house without books | I grew up in a house | no
I grew up in a house without books | I grew up in | no
I grew up in a house without books | grew up in a house without books | no
My hands shake, so I can't thread a needle | My hands shake | ok
My hands shake, so I can't thread a needle | I can't thread a needle | ok
My hands shake, so I can't thread a needle | thread a needle | no
Maybe they are just shy | they are just shy | no
Maybe they are just shy | Maybe they are just shy | ok
I wish the office were closer | the office were closer | no
I wish the office were closer | I wish the office were closer | ok
I just said that | I just said that | no
What do you mean by that | What do you mean by that | no
`
