/** Customer service: mail with buyers, who answers it, texts it is answered by, what is written by itself after orders, and the buyers known by it. */
import { defineModule } from '../../kernel/plug/module'
import { mailRuleTrial } from './assign'
import { autoPreview, autoRun, autoMessagesJob, autoNightly, AUTO_KIND } from './auto'
import { buyerOrdersAfterImport, feedbackRule } from './buyers'
import { importMails, receiveMail } from './receive.handlers'
import { lastWordsBefore, lateMails, mailRule, mailSent, messageRule } from './mails'
import { phraseRule, templateRule } from './variables'
import { creditInvoice, issueInvoice, makeInvoices, vatSellerRule } from './vat'
import { copyMail, templatePreview, writeMail } from './write.handlers'

export default defineModule({
  name: 'service',
  handlers: { service: { writeMail, receiveMail, importMails, copyMail, templatePreview, mailRuleTrial, autoPreview, autoRun, makeInvoices, creditInvoice } },
  rules: { mail: mailRule, mail_message: messageRule, mail_template: templateRule, quick_phrase: phraseRule, feedback: feedbackRule,
    vat_seller: vatSellerRule },
  effects: { mailSent, issueInvoice },
  tasks: { [AUTO_KIND]: autoMessagesJob },
  follows: [buyerOrdersAfterImport],
  sweep: autoNightly,
  eachMinute: lateMails,
  upgrades: [lastWordsBefore],
})
