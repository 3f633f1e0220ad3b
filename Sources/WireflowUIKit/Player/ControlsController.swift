#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// The controls of a player, drawn from their content: texts, with buttons beside them.
@MainActor
final class ControlsController: UIViewController, PaintedController {
  let screenID: StagePicture.ID?
  private let user: ScreenUser
  private let label = UILabel(frame: .zero)
  private let row = UIStackView(arrangedSubviews: [])
  private var elements: [StagePicture.Element] = []

  init(_ user: ScreenUser) {
    self.user = user
    screenID = user.id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    row.axis = .horizontal
    row.spacing = 8
    row.fill(view)
    fill()
  }

  func show(_ page: StagePicture.Page) {
    let new = page.elements.filter { $0.id.screen == screenID }
    guard new != elements else { return }
    elements = new
    if isViewLoaded { fill() }
  }

  private func fill() {
    for view in row.arrangedSubviews { view.removeFromSuperview() }
    let texts = elements.compactMap(\.shortText)
    // The label fills the space beside the buttons, where a touch opens the player.
    label.text = texts.isEmpty ? navigationItem.title : texts.joined(separator: ", ")
    row.addArrangedSubview(label)
    for element in elements where element.action != nil { row.addArrangedSubview(button(element)) }
  }

  private func button(_ element: StagePicture.Element) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(element.name, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityLabel = element.spokenName
    button.accessibilityValue = element.accessibilityValue
    button.accessibilityHint = element.accessibilityHint
    button.accessibilityIdentifier = element.id.name ?? element.name
    button.addAction(
      UIAction { [weak self] _ in
        guard let action = element.action else { return }
        self?.user.perform(action, on: element.target)
      }, for: .touchUpInside)
    return button
  }
}

extension StagePicture.Element {
  /// The text of an element, if it is a plain text.
  fileprivate var shortText: String? {
    if case .text(let text) = kind { text } else { nil }
  }
}
#endif
