#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
import Wireflow
import WireflowInteraction

extension UIKitBackend {
  /// Adds the app's menus to the menu bar of iPadOS and macOS.
  ///
  /// The menus contain the app's commands, the buttons of the pages in front and the root items.
  /// The backend has UIKit rebuild them when their titles change. Shortcuts work without menus, too.
  /// An app delegate without ``SceneSetup`` calls this for the backend of the window in front:
  ///
  /// ```swift
  /// override func buildMenu(with builder: any UIMenuBuilder) {
  ///   super.buildMenu(with: builder)
  ///   backend.buildMenu(with: builder)
  /// }
  /// ```
  ///
  /// UIKit refuses a key that another menu has. If the app uses ⌘N and supports several windows,
  /// remove the system's item first: `builder.remove(menu: .newScene)`.
  public func buildMenu(with builder: any UIMenuBuilder) { root.menus.build(with: builder) }

  /// Performs the user's action on a target of the picture.
  func perform(_ action: UserAction, on target: StagePicture.Target) {
    stage?.perform(action, on: target)
  }

  /// Moves the focus into a field, if its view controller shows it.
  ///
  /// A view controller of the app's own says where its fields are by ``AnchorProviding``.
  func edit(_ field: StagePicture.Element.ID) {
    guard let element = picture?.frontPages.flatMap(\.elements).first(where: { $0.id == field }),
      let screen = stage?.visibleScreens.first(where: { stage?.pictureID(of: $0) == field.screen }),
      let controller = screens.viewController(of: screen) as? any AnchorProviding
    else { return }
    controller.anchorView(for: element.name)?.firstTextInput?.becomeFirstResponder()
  }

  /// True while the user edits a text anywhere in the window.
  var isTextEdited: Bool {
    (window ?? root.viewIfLoaded?.window)?.holdsEditedText == true
  }
}

extension UIView {
  /// The first text that can be edited, in it or below it.
  fileprivate var firstTextInput: UIView? {
    self is any UITextInput ? self : subviews.lazy.compactMap(\.firstTextInput).first
  }

  /// True if a text in it has the focus.
  fileprivate var holdsEditedText: Bool {
    (isFirstResponder && self is any UITextInput) || subviews.contains(where: \.holdsEditedText)
  }
}
#endif
