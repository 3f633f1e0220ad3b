#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow
import WireflowInteraction

/// A visible player.
@MainActor
struct ShownPlayer {
  let screen: UIViewController
  let controls: UIViewController
  let isMaximized: Bool
  let dock: WireframeContainer.PlayerDock
  /// The name for players without a title.
  let name: String
}

/// The player above the base, either a bar with its controls or maximized.
///
/// The player is not a modal, and modals appear above it.
@MainActor
final class PlayerOverlay {
  private(set) var shown: ShownPlayer?
  private let bar: PlayerBar
  private var dock = PlayerDock()
  private weak let root: RootController?

  init(in root: RootController) {
    self.root = root
    bar = PlayerBar { [weak root] in root?.onPlayerPress?() }
  }

  /// Shows a player, and returns true if that changes anything.
  func show(
    _ player: ShownPlayer?, over base: ShownRegion?, animated: Bool, motion: Motion
  ) -> Bool {
    guard let root else { return false }
    let old = shown
    shown = player
    guard let player else {
      guard let old else { return false }
      remove(old)
      return true
    }
    let isNew = old?.screen !== player.screen || old?.controls !== player.controls
    if let old, isNew { remove(old) }
    let hasMoved = player.isMaximized ? false : dock.place(bar, player, over: base, in: root)
    if isNew || player.controls.viewIfLoaded?.superview !== bar { putControls(of: player) }
    guard isNew || old?.isMaximized != player.isMaximized else { return hasMoved }
    turn(player, in: root, animated: animated && !isNew, motion)
    return true
  }

  /// Moves the player in front of a new base.
  func bringForward() {
    guard let root else { return }
    if bar.superview === root.view { root.view.bringSubviewToFront(bar) }
    if let view = shown?.screen.viewIfLoaded, view.superview === root.view {
      root.view.bringSubviewToFront(view)
    }
  }

  /// Puts the controls into the bar, without a parent.
  ///
  /// UIKit raises an exception if the bar is inside a tab bar controller or a sidebar that is not the
  /// parent of the controls, and such a container would show a child as a tab or a page.
  private func putControls(of player: ShownPlayer) {
    player.controls.detach()
    bar.show(player.controls)
    let title = player.screen.navigationItem.title ?? ""
    bar.name(title.isEmpty ? player.name : title)
  }

  private func turn(
    _ player: ShownPlayer, in root: RootController, animated: Bool, _ motion: Motion
  ) {
    let screen = player.screen
    if player.isMaximized {
      if screen.parent !== root {
        screen.detach()
        root.addChild(screen)
        screen.view.fill(root.view)
        screen.didMove(toParent: root)
      }
      screen.view.accessibilityViewIsModal = true
      root.wishesChanged()
      screen.view.alpha = animated ? 0 : 1
      motion.animate(animated) {
        screen.view.alpha = 1
      } then: {
      }
    } else if screen.parent === root {
      root.wishesChanged()
      motion.animate(animated) {
        screen.view.alpha = 0
      } then: { [weak self] in
        guard let self, shown?.screen !== screen || shown?.isMaximized != true else { return }
        letGo(screen)
      }
    }
  }

  /// Removes a screen, which may appear again in a different place.
  private func letGo(_ screen: UIViewController) {
    screen.detach()
    screen.viewIfLoaded?.alpha = 1
    screen.viewIfLoaded?.accessibilityViewIsModal = false
  }

  private func remove(_ player: ShownPlayer) {
    letGo(player.screen)
    if player.controls.viewIfLoaded?.superview === bar {
      player.controls.view.removeFromSuperview()
    }
    if shown == nil { dock.remove(bar) }
  }
}

/// The bar of a minimized player, which contains its controls.
///
/// A touch beside the controls opens the player. VoiceOver offers a separate button for it, next to
/// the controls.
@MainActor
final class PlayerBar: UIView {
  /// The height for the user's text size.
  static var height: CGFloat { UIFontMetrics.default.scaledValue(for: 64) }

  /// The button behind the controls that opens the player.
  let opener = UIControl(frame: .zero)
  private let onPress: @MainActor () -> Void
  private lazy var press = GestureAction { [weak self] in self?.onPress() }
  private lazy var tap = press.makeTap()

  init(_ onPress: @escaping @MainActor () -> Void) {
    self.onPress = onPress
    super.init(frame: .zero)
    opener.isAccessibilityElement = true
    opener.accessibilityTraits = .button
    opener.addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
    opener.fill(self)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// An accessory in a wide window takes the size of its content.
  override var intrinsicContentSize: CGSize { CGSize(width: 360, height: Self.height) }

  /// Shows the controls of a player.
  ///
  /// A recognizer of UIKit also takes taps on the buttons of a SwiftUI view inside. Such a view
  /// therefore opens the player itself.
  func show(_ controls: UIViewController) {
    let isHosted = controls is any HostingController
    tap.isEnabled = !isHosted
    if isHosted { controls.view.backgroundColor = .clear }
    controls.view.fill(self)
  }

  /// Sets the accessibility label of the button that opens the player.
  func name(_ title: String) { opener.accessibilityLabel = title }
}

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
  fileprivate var shortText: String? { if case .text(let text) = kind { text } else { nil } }
}
#endif
