import UIKit

final class ProfileViewController: UIViewController {
  private let settings = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    settings.setTitle("Settings", for: .normal)
    settings.addAction(UIAction { [weak self] _ in self?.openSettings() }, for: .touchUpInside)
    view.addSubview(settings)
  }

  private func openSettings() {
    navigationController?.pushViewController(SettingsViewController(), animated: true)
  }
}

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }
}
