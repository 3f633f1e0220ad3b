import UIKit
import Wireflow
import WireflowUIKit

/// A form for the name and the password.
final class LoginViewController: UIViewController {
  private let screen: LoginScreen
  private let user: ScreenUser
  private let name = UITextField(frame: .zero)
  private let password = UITextField(frame: .zero)
  private let button = UIButton(type: .system)

  init(screen: LoginScreen, user: ScreenUser) {
    self.screen = screen
    self.user = user
    super.init(nibName: nil, bundle: nil)
    title = screen.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.placeholder = screen.nameField.label
    name.textContentType = .username
    password.placeholder = screen.passwordField.label
    password.textContentType = .password
    password.isSecureTextEntry = true
    button.setTitle(screen.logInButton.title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [name, password, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// Performs the same actions as a user of any other backend, so that the session can be replayed.
  private func logIn() {
    user.perform(.type(name.text ?? "", into: screen.nameField))
    user.perform(.type(password.text ?? "", into: screen.passwordField))
    user.perform(.tap(screen.logInButton))
    password.text = nil
  }
}
