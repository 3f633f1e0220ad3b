#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import UIKit
import Wireflow

/// A modal as it is shown: its region, and what UIKit asks about it.
@MainActor
final class ShownModal: NSObject {
  private(set) var region: ShownRegion
  /// The number of the presentation, by which the stage knows it.
  let presentation: UInt32?
  private let style: ModalStyle
  private weak var backend: UIKitBackend?
  /// The container that is presented, which stays when the region is shown in another one.
  let container: UIViewController
  /// The buttons, each on one root, since none can stand on two.
  private var buttons: [UIBarButtonItem] = []

  /// The button with which the user may dismiss it, on the roots of its stacks.
  var dismissButton: ModalDismissButtonStyle? {
    didSet {
      placeButton()
    }
  }

  init(
    _ region: ShownRegion, presentation: UInt32?, style: ModalStyle, backend: UIKitBackend
  ) {
    self.region = region
    self.presentation = presentation
    self.style = style
    self.backend = backend
    container = ModalContainer(region.controller.container)
    super.init()
  }

  /// Shows its region in a container of another kind.
  func change(to region: ShownRegion) {
    self.region.controller.release()
    self.region = region
    (container as? ModalContainer)?.show(region.controller.container)
  }

  private func placeButton() {
    for root in region.controller.stacks.compactMap(\.viewControllers.first) {
      let item = root.navigationItem
      if dismissButton == nil {
        if buttons.contains(where: { $0 === item.rightBarButtonItem }) {
          item.rightBarButtonItem = nil
        }
      } else if item.rightBarButtonItem == nil {
        item.rightBarButtonItem = makeButton()
      }
    }
  }

  private func makeButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(
      title: dismissButton?.displayableString,
      primaryAction: UIAction { [weak self] _ in self?.backend?.userDismisses() })
    buttons.append(button)
    return button
  }

  /// Says how it is presented, before it is.
  func prepare(anchor sender: UIViewController?) {
    container.modalPresentationStyle = style.presentationStyle
    placeButton()
    container.presentationController?.delegate = self
    switch style {
    case .sheet(let detents):
      container.sheetPresentationController?.detents = detents.map(\.detent)
    case .popover(let anchor, let size):
      if let size {
        container.preferredContentSize = CGSize(width: size.width, height: size.height)
      }
      container.popoverPresentationController?.point(at: anchor, in: sender)
    case .automatic, .fullScreen, .formSheet: break
    }
  }
}

extension ShownModal: UIAdaptivePresentationControllerDelegate {
  /// Keeps a popover one in a narrow window, too: the wireframe has decided already.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    if case .popover = style { .none } else { .automatic }
  }

  /// Is asked at any time, also when nothing follows, so it changes nothing.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    backend?.allowsDismissal(of: self) ?? true
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    backend?.userDismisses()
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    backend?.settle()
  }
}

/// The view controller that is presented for a modal, whatever container it has inside.
@MainActor
final class ModalContainer: UIViewController {
  private var inside: UIViewController?

  init(_ inside: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    show(inside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ controller: UIViewController) {
    inside?.detach()
    inside = controller
    addChild(controller)
    controller.view.fill(view)
    controller.didMove(toParent: self)
  }
}

extension ModalStyle {
  fileprivate var presentationStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .sheet: .pageSheet
    case .fullScreen: .fullScreen
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }
}

extension ModalStyle.Detent {
  @MainActor
  fileprivate var detent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .height(let points):
      .custom(identifier: .init("\(points)")) { context in
        min(CGFloat(points), context.maximumDetentValue)
      }
    }
  }
}
#endif
