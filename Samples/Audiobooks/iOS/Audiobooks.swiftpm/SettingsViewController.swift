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
    speed.setTitle(screen.texts["Playback speed"], for: .normal)
    speed.showsMenuAsPrimaryAction = true
    speed.menu = UIMenu(
      children: PlaybackSpeed.allCases.map { choice in
        UIAction(title: choice.displayableString) { [weak self] _ in
          self?.user.perform(
            .choose(.init(choice.displayableString), in: .init("Playback speed")))
        }
      })
    remembers.accessibilityLabel = screen.texts["Remember me"]
    remembers.isOn = screen.remembersName
    remembers.addAction(
      UIAction { [weak self] _ in self?.user.perform(.toggle(.init("Remember me"))) },
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

extension SettingsScreen {
  /// True if the next login starts with the name filled in, as the screen's toggle shows.
  fileprivate var remembersName: Bool {
    for case .toggle(let toggle) in content.elements { return toggle.isOn }
    return false
  }
}
