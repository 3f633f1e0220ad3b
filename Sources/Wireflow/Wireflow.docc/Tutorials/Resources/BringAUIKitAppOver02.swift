import UIKit
import Wireflow
import WireflowUIKit

final class ProfileViewController: UIViewController, RootLevelRepresentable {
  var onSettingsPressed: (() -> Void)?
  var rootLevelRepresentation: RootLevelRepresentation { .init(title: "Profile") }
  private let settings = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    settings.setTitle("Settings", for: .normal)
    settings.addAction(
      UIAction { [weak self] _ in self?.onSettingsPressed?() }, for: .touchUpInside)
    view.addSubview(settings)
  }
}

final class SettingsViewController: UIViewController, Screen {}
