import { validateLogin } from './validate-login.ts'

/** ログインフォーム。入力の検証は validateLogin に任せる。 */
export function LoginForm(props: { onSubmit(email: string, password: string): void }) {
  return (
    <form
      onSubmit={(event) => {
        const data = new FormData(event.currentTarget)
        const [email, password] = [String(data.get('email')), String(data.get('password'))]
        if (validateLogin(email).length === 0) props.onSubmit(email, password)
      }}
    >
      <input name="email" type="email" />
      <input name="password" type="password" />
      <button>ログイン</button>
    </form>
  )
}
