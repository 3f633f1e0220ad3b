import Observation
import UIKit
import Wireflow
import WireflowUIKit

/// A view controller that shows a book with its cover and blurb, and a button for the current
/// offer.
final class ProductDetailsViewController: UIViewController {
  private let screen: ProductDetailsScreen
  private let user: ScreenUser
  private let sample = UIButton(type: .system)
  private let offer = UIButton(type: .system)

  init(_ screen: ProductDetailsScreen, user: ScreenUser) {
    self.screen = screen
    self.user = user
    super.init(nibName: nil, bundle: nil)
    title = screen.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let blurb = UILabel(frame: .zero)
    blurb.numberOfLines = 0
    blurb.font = .preferredFont(forTextStyle: .body)
    blurb.adjustsFontForContentSizeCategory = true
    blurb.text = screen.book.blurb
    sample.setTitle(screen.playButton.title, for: .normal)
    sample.addAction(
      UIAction { [user, screen] _ in user.perform(.tap(screen.playButton)) }, for: .touchUpInside)
    offer.addAction(
      UIAction { [user, screen] _ in
        if let button = screen.offerButton { user.perform(.tap(button)) }
      }, for: .touchUpInside)
    let cover = UIImageView(image: UIImage(named: screen.book.coverName))
    let stack = UIStackView(arrangedSubviews: [cover, blurb, sample, offer])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    followOffer()
  }

  /// Shows the offer now and after each change.
  private func followOffer() {
    let title = withObservationTracking {
      screen.offerButton?.title
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.followOffer() }
    }
    offer.setTitle(title, for: .normal)
    offer.isHidden = title == nil
  }
}
