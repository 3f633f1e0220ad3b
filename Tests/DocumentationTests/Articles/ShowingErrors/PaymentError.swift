import Wireflow

enum PaymentError: Error, Hashable {
  case declined
  case offline
}

extension PaymentError: ErrorDisplayable {
  var id: String? { "\(self)" }

  var title: String {
    switch self {
    case .declined: "Your card was declined"
    case .offline: "You are offline"
    }
  }

  var message: String {
    switch self {
    case .declined: "Ask your bank, or choose another card."
    case .offline: "Connect to the internet and try again."
    }
  }
}
