#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit
import Wireflow
import WireflowInteraction

extension UIKitBackend {
  /// Adds the app's menus to the menu bar of iPadOS and macOS.
  ///
  /// The menus contain the app's commands, the buttons of the pages in front and the root items.
  /// The backend makes UIKit rebuild them when their titles change. Shortcuts also work without
  /// menus. If your app delegate does not use ``SceneSetup``, call this method for the backend of
  /// the window in front:
  ///
  /// ```swift
  /// override func buildMenu(with builder: any UIMenuBuilder) {
  ///   super.buildMenu(with: builder)
  ///   backend.buildMenu(with: builder)
  /// }
  /// ```
  ///
  /// UIKit refuses a key that another menu already uses. If your app uses ⌘N and supports several
  /// windows, first remove the system's item: `builder.remove(menu: .newScene)`.
  public func buildMenu(with builder: any UIMenuBuilder) { root.menus.build(with: builder) }

  /// Performs the user's action on a target of the picture.
  func perform(_ action: UserAction, on target: StagePicture.Target) {
    stage?.perform(action, on: target)
  }

  /// Moves the focus to a field, if its view controller shows it.
  ///
  /// The app's own view controllers locate their fields through ``AnchorProviding``.
  func edit(_ field: StagePicture.Element.ID) {
    guard let element = picture?.frontPages.flatMap(\.elements).first(where: { $0.id == field }),
      let screen = stage?.visibleScreens.first(where: { stage?.pictureID(of: $0) == field.screen }),
      let controller = screens.viewController(of: screen) as? any AnchorProviding
    else { return }
    controller.anchorView(for: element.name)?.firstTextInput?.becomeFirstResponder()
  }

  /// True while the user is editing text anywhere in the window.
  var isTextEdited: Bool {
    shownWindow?.holdsEditedText == true
  }
}

extension UIView {
  /// The first editable text view or text field, either this view or a descendant.
  fileprivate var firstTextInput: UIView? {
    self is any UITextInput ? self : subviews.lazy.compactMap(\.firstTextInput).first
  }

  /// True if a text inside the view has the focus.
  fileprivate var holdsEditedText: Bool {
    (isFirstResponder && self is any UITextInput) || subviews.contains(where: \.holdsEditedText)
  }
}
#endif
