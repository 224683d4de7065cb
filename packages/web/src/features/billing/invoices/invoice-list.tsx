import { ActionIcon, Table, Tooltip, VisuallyHidden } from '@mantine/core';
import { downloadInvoice, formatMoney, type Invoice } from '@parrot/contract/billing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { formatDate } from '../../../shared/format/format-date-time.ts';
import { call } from '../../../shared/http/call.ts';
import { IconFileDownload } from '../../../shared/icons/file-download.ts';
import { MutedText, QueryContent } from '../../../shared/ui/query-content.tsx';
import { invoicesQuery } from '../billing-queries.ts';

export function InvoiceList() {
  const { t } = useTranslation('billing');
  const invoices = useQuery(invoicesQuery);
  const download = useMutation({
    mutationFn: async ({ invoiceId, number }: Invoice) => {
      const bytes = await call(downloadInvoice, { body: { invoiceId } });
      saveFile(`${number}.pdf`, new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }));
    },
  });
  return (
    <QueryContent query={invoices}>
      {(items) =>
        items.length === 0 ? (
          <MutedText>{t('invoices.empty')}</MutedText>
        ) : (
          <Table.ScrollContainer minWidth={420}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('invoices.number')}</Table.Th>
                  <Table.Th>{t('invoices.date')}</Table.Th>
                  <Table.Th>{t('invoices.plan')}</Table.Th>
                  <Table.Th ta="right">{t('invoices.total')}</Table.Th>
                  <Table.Th>
                    <VisuallyHidden>{t('invoices.download')}</VisuallyHidden>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {items.map((invoice) => (
                  <Table.Tr key={invoice.invoiceId}>
                    <Table.Td>{invoice.number}</Table.Td>
                    <Table.Td>{formatDate(invoice.issuedAt)}</Table.Td>
                    <Table.Td>{invoice.planName}</Table.Td>
                    <Table.Td ta="right">{formatMoney(invoice.total, invoice.currency)}</Table.Td>
                    <Table.Td ta="right">
                      <Tooltip label={t('invoices.download')}>
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          aria-label={t('invoices.downloadOne', { number: invoice.number })}
                          loading={download.isPending && download.variables.invoiceId === invoice.invoiceId}
                          onClick={() => download.mutate(invoice)}
                        >
                          <IconFileDownload size={18} stroke={1.75} />
                        </ActionIcon>
                      </Tooltip>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )
      }
    </QueryContent>
  );
}
