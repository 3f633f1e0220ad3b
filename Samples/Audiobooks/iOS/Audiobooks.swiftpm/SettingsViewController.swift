import UIKit
import Wireflow
import WireflowUIKit

/// The settings, small enough for a popover.
final class SettingsViewController: UIViewController {
  private let user: ScreenUser
  private let speed = UIButton(type: .system)
  private let remembers = UISwitch(frame: .zero)
  private let screen: SettingsScreen

  init(screen: SettingsScreen, user: ScreenUser) {
    self.screen = screen
    self.user = user
    super.init(nibName: nil, bundle: nil)
    title = screen.title
    preferredContentSize = CGSize(width: 320, height: 160)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    speed.setTitle(screen.speed.label, for: .normal)
    speed.showsMenuAsPrimaryAction = true
    speed.menu = UIMenu(
      children: screen.speed.options.map { option in
        UIAction(title: option) { [user, screen] _ in
          user.perform(.choose(option, in: screen.speed))
        }
      })
    remembers.accessibilityLabel = screen.rememberMe.label
    remembers.isOn = screen.rememberMe.isOn
    remembers.addAction(
      UIAction { [user, screen] _ in user.perform(.toggle(screen.rememberMe)) },
      for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [speed, remembers])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }
}
