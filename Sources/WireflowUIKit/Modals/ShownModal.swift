#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
import Wireflow

/// A visible modal, with its region and its delegate methods.
@MainActor
final class ShownModal: NSObject {
  private(set) var region: ShownRegion
  /// The number of the presentation, by which the stage identifies it.
  let presentation: UInt32?
  private let style: ModalStyle
  private let isMinimizable: Bool
  private weak var backend: UIKitBackend?
  /// The delegate of a popover, which UIKit does not retain.
  private var popover: PopoverDelegate?
  /// The presented container, which stays when root items move to another region.
  let container: UIViewController
  /// The user's dismiss button, on the roots of the modal's stacks unless their own view
  /// controllers have one.
  var dismissButton: ModalDismissButtonStyle? { didSet { placeButtons() } }

  init(
    _ region: ShownRegion, presentation: UInt32?, as modal: StageSnapshot.Modal,
    by backend: UIKitBackend
  ) {
    self.region = region
    self.presentation = presentation
    self.backend = backend
    style = modal.style
    isMinimizable = modal.first is any ModallyMinimizable
    dismissButton = modal.dismissButton
    let inside = region.controller.container
    let around = region.kind == .stack ? nil : FrontController()
    container = around ?? inside
    super.init()
    around?.frontScreen = { [weak self] in self?.region.controller.front?.topViewController }
    around?.show(inside)
    if case .popover = style { popover = PopoverDelegate(self) }
    // The root behind a full-screen modal is in no window, and does not learn of a new size class.
    container.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      [weak backend] (_: UIViewController, _) in backend?.followFormFactor()
    }
  }

  /// The object that animates the modal, which UIKit does not retain.
  var animation: AnyObject?
  /// True if the modal zooms out of a view and, under the user's fingers, back into it.
  var isZoomed = false
  /// The window of a wall while it is visible.
  var wall: WallWindow?
  /// True if the modal is in its own window, in front of everything else.
  var isWall: Bool { style == .wall }

  /// True while the modal is presented, and neither coming nor going.
  var isAtRest: Bool {
    if isWall { return wall != nil }
    return container.presentingViewController != nil && !container.isBeingPresented
      && !container.isBeingDismissed
  }

  /// Shows the region in another kind of container.
  func change(to region: ShownRegion) {
    self.region.release()
    self.region = region
    (container as? FrontController)?.show(region.controller.container)
  }

  private func placeButtons() {
    if isMinimizable, region.kind == .stack { placeMinimizeButton() }
    guard dismissButton != nil else { return }
    for stack in region.controller.stacks {
      guard let root = stack.viewControllers.first else { continue }
      let item: UINavigationItem = root.navigationItem
      guard item.trailingContainerButton == nil else { continue }
      guard root is any PaintedController || item.trailingButtons.isEmpty else { continue }
      // A bar button can be on one bar only, so each root gets its own.
      item.trailingContainerButton = makeButton()
    }
  }

  private func placeMinimizeButton() {
    guard let root = region.controller.stacks.first?.viewControllers.first else { return }
    let item: UINavigationItem = root.navigationItem
    guard item.leadingContainerButton == nil,
      root is any PaintedController || item.leadingButtons.isEmpty
    else { return }
    let button = ContainerButton(
      image: UIImage(systemName: "chevron.down"),
      primaryAction: UIAction { [weak backend] _ in backend?.userActsOnModal(.minimize) })
    button.accessibilityLabel = backend?.words.minimize
    item.leadingContainerButton = button
  }

  private func makeButton() -> ContainerButton {
    ContainerButton(
      title: dismissButton.flatMap { backend?.words.label(of: $0) },
      primaryAction: UIAction { [weak backend] _ in backend?.userActsOnModal(.dismiss) })
  }

  /// Configures the presentation before it begins.
  func prepare(anchor sender: @autoclosure () -> UIViewController?) {
    container.modalPresentationStyle = style.presentationStyle
    placeButtons()
    container.presentationController?.delegate = popover ?? self
    switch style {
    case .sheet(let detents):
      container.setDetents(detents)
    case .popover(let anchor, let size):
      if let size {
        container.preferredContentSize = CGSize(width: size.width, height: size.height)
      }
      container.popoverPresentationController?.point(at: anchor, in: sender())
    case .automatic, .fullScreen, .wall, .formSheet: break
    }
  }
}

extension ShownModal: UIAdaptivePresentationControllerDelegate {
  /// Answers without side effects, because UIKit may ask at any time, even without a gesture.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    backend?.allowsDismissal(of: self) ?? true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    backend?.modalWillGo(self)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    backend?.userTriesToSwipeDown()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    backend?.settle()
  }
}

extension ModalStyle {
  fileprivate var presentationStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .sheet: .pageSheet
    case .fullScreen, .wall: .fullScreen
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }
}

/// The modals in order, divided into those before the first wall and the rest.
struct ModalCut {
  /// The number of modals before the first wall.
  let cut: Int
  private let presentations: [UInt32?]

  init<Modal>(_ modals: [Modal], by isWall: (Modal) -> Bool, presentations: [UInt32?]) {
    cut = modals.firstIndex(where: isWall) ?? modals.count
    self.presentations = presentations
  }

  /// The number of modals in both parts.
  var count: Int { presentations.count }

  /// Returns how many modals both lists share at the beginning of each part.
  func shared(with other: Self) -> (Int, Int) {
    func shared(_ one: ArraySlice<UInt32?>, _ two: ArraySlice<UInt32?>) -> Int {
      zip(one, two).prefix { $0 == $1 }.count
    }
    return (
      shared(presentations[..<cut], other.presentations[..<other.cut]),
      shared(presentations[cut...], other.presentations[other.cut...])
    )
  }
}

/// The delegate of a popover, which remains a popover in a narrow window, as the wireframe decided.
///
/// Other modals have a delegate without `adaptivePresentationStyle(for:traitCollection:)`, because
/// none of its return values gives UIKit's default.
@MainActor
final class PopoverDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak let modal: ShownModal?

  init(_ modal: ShownModal) {
    self.modal = modal
    super.init()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    modal?.presentationControllerShouldDismiss(presentationController) ?? true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    modal?.presentationControllerWillDismiss(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    modal?.presentationControllerDidAttemptToDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    modal?.presentationControllerDidDismiss(presentationController)
  }
}

/// A view controller that provides the views to which popovers and action sheets point.
///
/// ```swift
/// extension ProductViewController: AnchorProviding {
///   func anchorView(for label: String) -> UIView? { label == "Share" ? shareButton : nil }
/// }
/// ```
@MainActor
public protocol AnchorProviding: UIViewController {
  /// Returns the view of the element with a label.
  func anchorView(for label: String) -> UIView?
}

extension UIPopoverPresentationController {
  /// Points at an element of a view controller, or at its center if there is no such element.
  func point(at label: String?, in controller: UIViewController?) {
    let element = label.flatMap { (controller as? any AnchorProviding)?.anchorView(for: $0) }
    guard let view = element ?? controller?.view else { return }
    sourceView = view
    sourceRect = view.bounds
    if element == nil {
      sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    }
  }
}
#endif
