/** The same lists as resources of react-admin: its layout, menu, session check, filters and Datagrid; the address carries the list. */
import { Admin, Datagrid, FunctionField, List, Pagination, Resource, TextInput, type AuthProvider, type DataProvider } from 'react-admin'
import type { Row } from '../../../contract/wire'
import { ask } from '../baselines/ask'
import { session } from '../baselines/session'
import { isNumeric, shown } from '../baselines/shown'
import { columnsOf, SUBJECTS, type Subject } from '../subject'

const unused = (): Promise<never> => Promise.reject(new Error('a list only reads'))

const data = {
  getList: async (source: string, { pagination }: { pagination?: { page: number; perPage: number } }) => {
    const subject = Object.values(SUBJECTS).find((one) => one.source === source)
    if (!subject) throw new Error(`the bench has no list ${source}`)
    const { list, total } = await ask(subject, pagination?.page ?? 1, pagination?.perPage ?? subject.pageSize)
    return { data: list, total }
  },
  getOne: unused, getMany: unused, getManyReference: unused, update: unused, updateMany: unused, create: unused, delete: unused, deleteMany: unused,
} as unknown as DataProvider

const auth: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => session().then(() => undefined),
  checkError: () => Promise.resolve(),
  getIdentity: () => session().then(({ employee: { id, name } }) => ({ id, fullName: name })),
}

const FILTERS = [<TextInput key="f0" source="f0" label="订单号" alwaysOn />, <TextInput key="f2" source="f2" label="列2" />]

function BenchList({ subject }: { subject: Subject }) {
  return (
    <List perPage={subject.pageSize} filters={FILTERS} pagination={<Pagination rowsPerPageOptions={[subject.pageSize]} />} title={subject.title}>
      <Datagrid rowClick={false} size="small">
        {columnsOf(subject.columns).map((column) => (
          <FunctionField<Row & { id: number }>
            key={column.name}
            source={column.name}
            label={column.label}
            textAlign={isNumeric(column) ? 'right' : 'left'}
            render={(row: Row) => shown(column, row[column.name])}
          />
        ))}
        <FunctionField label="操作" render={() => <><a>查看</a> <a>暂停</a></>} />
      </Datagrid>
    </List>
  )
}

/** The whole app of react-admin, with one resource for each subject. */
export default function ReactAdminPage() {
  return (
    <Admin dataProvider={data} authProvider={auth} disableTelemetry>
      {Object.values(SUBJECTS).map((subject) => (
        <Resource key={subject.source} name={subject.source} options={{ label: subject.title }} list={<BenchList key={subject.source} subject={subject} />} />
      ))}
    </Admin>
  )
}
