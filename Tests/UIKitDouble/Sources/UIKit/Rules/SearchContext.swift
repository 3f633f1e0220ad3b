/// A search controller that is active is presented: by a page that defines the context, or else by
/// the root, which then presents nothing else.
///
/// Sources: Apple's pages of `UISearchController`, of `presentSearchController(_:)` and of
/// `definesPresentationContext`: UIKit "starts at the presenting view controller and walks up the
/// view controller hierarchy"; "if no view controller sets it, the root".
@MainActor
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) { nil }

  open var isActive: Bool { presenting != nil }

  /// The user taps the search bar of a page.
  public func userBegins(on page: UIViewController) {
    let presenter = page.presentationContext
    guard let window = presenter.window, presenter.presented == nil else { return }
    presenter.begin(presenting: self, in: window, true, nil)
  }

  /// The user cancels the search.
  public func userCancels() {
    guard let presenting, !isBeingDismissed, presented == nil else { return }
    presenting.dismissFromContext(self)
  }
}

extension UIViewController {
  var presentationContext: UIViewController {
    definesPresentationContext ? self : parent?.presentationContext ?? self
  }
}
